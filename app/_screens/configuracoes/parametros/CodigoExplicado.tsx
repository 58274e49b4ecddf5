import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { parametroDaReformaPorExtenso } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { contribuicaoPorExtenso, SEM_ALIQUOTA_DE_FABRICA } from '#lib/domain/zfm/contribuicoes-am.ts';
import { parametroDaDciPorExtenso } from '#lib/domain/zfm/parametros-da-dci.ts';

/** Explains what the typed code sets, where its name does not say so. */
export function CodigoExplicado() {
  const codigo = String(useWatch({ name: 'codigo' }) ?? '');
  const contribuicao = contribuicaoPorExtenso(codigo);
  const explicado =
    contribuicao === null
      ? (parametroDaDciPorExtenso(codigo) ?? parametroDaReformaPorExtenso(codigo))
      : `${contribuicao}: ${SEM_ALIQUOTA_DE_FABRICA}`;
  return explicado === null ? null : <Alert severity="info">{explicado}.</Alert>;
}
