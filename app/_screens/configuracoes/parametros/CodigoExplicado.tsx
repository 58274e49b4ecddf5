import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { contribuicaoPorExtenso, SEM_ALIQUOTA_DE_FABRICA } from '#lib/domain/contribuicoes-am.ts';

/** What the code that is being typed is looked for by, where Cais brings nothing of it to compare with. */
export function CodigoExplicado() {
  const contribuicao = contribuicaoPorExtenso(String(useWatch({ name: 'codigo' }) ?? ''));
  if (contribuicao === null) return null;
  return (
    <Alert severity="info">
      {contribuicao}: {SEM_ALIQUOTA_DE_FABRICA}.
    </Alert>
  );
}
