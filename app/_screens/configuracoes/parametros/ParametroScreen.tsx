import { useSearch } from '@tanstack/react-router';
import { CamposEmSecoes, type SecoesDeCampos } from '#components/cadastro/CamposEmSecoes.tsx';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import type { ParametroNovo } from '#lib/registros/parametro.ts';
import { CodigoExplicado } from './CodigoExplicado.tsx';
import { CADASTRO_PARAMETRO } from './parametro-cadastro.tsx';

const CAMPOS: SecoesDeCampos<ParametroNovo> = [
  { titulo: 'Parâmetro', campos: ['codigo', 'valor'], abaixo: <CodigoExplicado /> },
  { titulo: 'Vigência', nota: 'Os dois dias inclusive.', campos: ['vigenciaInicio', 'vigenciaFim'] },
  { titulo: 'De onde vem', campos: [{ largo: 'fonte' }, { largo: 'situacao' }] },
];

export const { Um: ParametroScreen } = telasDoRegistro(CADASTRO_PARAMETRO, CAMPOS);

/** A new one begins with the code that a calculation needed and did not find. */
export function NovoParametroScreen() {
  const { de, codigo } = useSearch({ from: '/dentro/configuracoes/parametros/novo' });
  return (
    <NovoRegistro
      cadastro={CADASTRO_PARAMETRO}
      de={de}
      comeco={codigo ? { chave: codigo, valores: { codigo }, rotulos: {} } : undefined}
    >
      <CamposEmSecoes secoes={CAMPOS} />
    </NovoRegistro>
  );
}
