import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import { type DaiLida, type DaiNova, daiLida, daiNova } from '#lib/contracts/dai.ts';
import { ROTULOS_DAI } from '#lib/domain/zfm/dai.ts';

const rotulo = (campo: string) => ROTULOS_DAI[campo] ?? campo;
const codigo = (campo: string, maximo: number): DescricaoDeCampo => ({
  tipo: 'texto',
  rotulo: rotulo(campo),
  maximo,
  maiusculas: true,
});

const CAMPOS: CamposDoFormulario<DaiNova> = {
  tipo: {
    tipo: 'texto',
    rotulo: rotulo('tipo'),
    maximo: 10,
    maiusculas: true,
    ajuda: 'Código da tabela da Sefaz-AM, que o Cais não tem. Vazio: sem tipo.',
  },
  contratoCambio: {
    tipo: 'texto',
    rotulo: rotulo('contratoCambio'),
    maximo: 60,
    ajuda: 'Vai na informação complementar, na linha CONTRATO CAMBIO.',
  },
  complemento: {
    tipo: 'texto',
    rotulo: rotulo('complemento'),
    linhas: 3,
    maximo: 2000,
    ajuda: 'Depois das linhas que a Sefaz espera: NAVIO, ENTRADA, INSCRICAO SUFRAMA, TAXA DOLAR.',
  },
  adicoes: {
    tipo: 'lista',
    rotulo: rotulo('adicoes'),
    item: {
      numero: codigo('numero', 3),
      ncm: { tipo: 'identificador', rotulo: rotulo('ncm'), qual: 'ncm' },
      codigoSuframa: codigo('codigoSuframa', 4),
      destinacao: codigo('destinacao', 2),
      utilizacao: codigo('utilizacao', 2),
    },
    novo: null,
    adicionar: 'Adicionar adição',
  },
};

export const FORMULARIO_DA_DAI: DefinicaoDeFormulario<DaiNova, DaiLida> = {
  recurso: 'Dai',
  esquema: daiNova,
  contrato: daiLida,
  campos: CAMPOS,
  largo: true,
  valoresDe: ({ tipo, contratoCambio, complemento, adicoes }) => ({ tipo, contratoCambio, complemento, adicoes }),
};
