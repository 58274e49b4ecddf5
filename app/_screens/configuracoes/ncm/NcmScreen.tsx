import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { CADASTRO_NCM } from './ncm-cadastro.tsx';

export const { Novo: NovaNcmScreen, Um: NcmScreen } = telasDoRegistro(CADASTRO_NCM, [
  { titulo: 'Código', campos: ['codigo', 'unidadeEstatistica', { largo: 'descricao' }] },
  {
    titulo: 'Alíquotas',
    nota: 'São propostas às adições, com a fonte à vista.',
    campos: ['aliquotaII', 'aliquotaIPI', { largo: 'fonteDasAliquotas' }],
  },
  {
    titulo: 'Vigência',
    nota: 'Os dois dias inclusive.',
    campos: ['vigenciaInicio', 'vigenciaFim', { largo: 'ato' }, { largo: 'situacao' }],
  },
]);
