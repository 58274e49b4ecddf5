import { OBSERVACAO } from '#components/cadastro/CamposEmSecoes.tsx';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { CADASTRO_REPRESENTANTE } from './representante-cadastro.tsx';

export const { Novo: NovoRepresentanteScreen, Um: RepresentanteScreen } = telasDoRegistro(CADASTRO_REPRESENTANTE, [
  { titulo: 'Identificação', campos: [{ largo: 'nome' }, 'cpf', 'vinculo', 'cargo', 'ativo'] },
  {
    titulo: 'Procuração e certificado digital',
    nota: 'O último dia vale.',
    campos: ['procuracaoValidade', 'certificadoTipo', 'certificadoTitular', 'certificadoValidade'],
  },
  { titulo: 'Atua por', campos: [{ largo: 'importadores' }] },
  OBSERVACAO,
]);
