import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import type { DciNovo } from '#lib/contracts/dci-campos.ts';
import {
  MODALIDADES_DCI,
  NOME_MODALIDADE_DCI,
  NOME_TIPO_DCI,
  ROTULOS_DCI,
  TIPOS_DCI,
  TRIBUTOS_DCI,
} from '#lib/domain/zfm/dci.ts';

/** Longest code of a product and of an item, in characters (lib/contracts/dci-campos.ts). */
const MAXIMO_DO_CODIGO = 60;
const MAXIMO_DO_ITEM = 200;

const rotulo = (campo: string) => ROTULOS_DCI[campo] ?? campo;
const texto = (nome: string): DescricaoDeCampo => ({ tipo: 'texto', rotulo: nome });
const MODALIDADES = MODALIDADES_DCI.map((um) => [um, NOME_MODALIDADE_DCI[um]] as const);

/** The fields of a DCI. What is decided item by item is written where the items are shown; here it has its names. */
export const CAMPOS_DA_DCI: CamposDoFormulario<DciNovo> = {
  importador: {
    tipo: 'grupo',
    rotulo: rotulo('importador'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('importador'),
        obrigatorio: true,
        endpoint: 'Importador/GetByQ',
        guarda: 'id',
        ajuda: 'O estabelecimento da ZFM que dá a saída.',
      },
    },
  },
  representante: {
    tipo: 'grupo',
    rotulo: rotulo('representante'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('representante'),
        endpoint: 'Representante/GetByQ',
        guarda: 'id',
        estreitadaPor: { importadorId: 'importador.id' },
        ajuda: 'Quem registra no Siscomex Internação, com o CPF dele.',
      },
    },
  },
  tipo: {
    tipo: 'opcao',
    rotulo: rotulo('tipo'),
    obrigatorio: true,
    aVista: true,
    opcoes: TIPOS_DCI.map((tipo) => [tipo, NOME_TIPO_DCI[tipo]]),
    ajuda: 'Mensal: todas as saídas do mês, de quem é habilitado. Individual: uma nota (IN SRF 242/2002).',
  },
  competencia: {
    tipo: 'mes',
    rotulo: rotulo('competencia'),
    obrigatorio: true,
    ajuda: 'O mês das saídas.',
  },
  processoRetificador: {
    tipo: 'texto',
    rotulo: rotulo('processoRetificador'),
    maximo: 17,
    ajuda: 'Dezessete algarismos, quando a retificação pede restituição.',
  },
  banco: { tipo: 'texto', rotulo: rotulo('banco'), maximo: 3, ajuda: 'Três algarismos.' },
  agencia: { tipo: 'texto', rotulo: rotulo('agencia'), maximo: 4, ajuda: 'Sem o dígito.' },
  conta: { tipo: 'texto', rotulo: rotulo('conta'), maximo: 19, ajuda: 'Com conta, o DARF é débito automático.' },
  taxaUSD: {
    tipo: 'decimal',
    rotulo: rotulo('taxaUSD'),
    casas: 4,
    moeda: 'R$',
    ajuda: 'A taxa fiscal do Siscomex no dia do registro.',
  },
  dataTaxa: { tipo: 'data', rotulo: rotulo('dataTaxa') },
  vencimento: {
    tipo: 'data',
    rotulo: rotulo('vencimento'),
    ajuda: 'Em branco, vale o dia que o parâmetro do prazo dá.',
  },
  dataPagamento: {
    tipo: 'data',
    rotulo: rotulo('dataPagamento'),
    ajuda: 'Em branco, calcula-se como pago em dia.',
  },
  selic: {
    tipo: 'lista',
    rotulo: rotulo('selic'),
    adicionar: 'Adicionar mês',
    novo: { mes: '', taxa: '' },
    item: {
      mes: { tipo: 'mes', rotulo: 'Mês', obrigatorio: true },
      taxa: { tipo: 'decimal', rotulo: 'Selic do mês', casas: 2, unidade: '%', obrigatorio: true },
    },
  },
  modalidades: {
    tipo: 'lista',
    rotulo: rotulo('modalidades'),
    adicionar: 'Adicionar produto',
    novo: null,
    item: {
      codigo: { tipo: 'texto', rotulo: 'Código', maximo: MAXIMO_DO_CODIGO },
      modalidade: { tipo: 'opcao', rotulo: 'Modalidade', opcoes: MODALIDADES },
    },
  },
  decisoes: {
    tipo: 'lista',
    rotulo: rotulo('decisoes'),
    adicionar: 'Adicionar decisão',
    novo: null,
    item: {
      item: { tipo: 'texto', rotulo: 'Item', maximo: MAXIMO_DO_ITEM },
      exigivel: { tipo: 'simNao', rotulo: 'Exigível' },
      motivo: { tipo: 'texto', rotulo: 'Motivo', obrigatorio: true, maximo: 200 },
    },
  },
  obsoletos: {
    tipo: 'lista',
    rotulo: rotulo('obsoletos'),
    adicionar: 'Adicionar item',
    novo: null,
    item: {
      item: { tipo: 'texto', rotulo: 'Item', maximo: MAXIMO_DO_ITEM },
      valor: { tipo: 'decimal', rotulo: 'Venda ou mercado (R$)', casas: 2, obrigatorio: true },
      parecer: { tipo: 'texto', rotulo: 'Parecer da Suframa', obrigatorio: true, maximo: 60 },
    },
  },
  realocacoes: {
    tipo: 'lista',
    rotulo: rotulo('realocacoes'),
    adicionar: 'Adicionar lote',
    novo: null,
    item: {
      insumo: { tipo: 'texto', rotulo: 'Insumo', maximo: MAXIMO_DO_ITEM },
      lote: { tipo: 'grupo', rotulo: 'Lote', campos: { id: texto('Lote') } },
      quantidade: { tipo: 'decimal', rotulo: 'Quantidade', casas: 7, casasMinimas: 0, obrigatorio: true },
    },
  },
  ordensJudiciais: {
    tipo: 'lista',
    rotulo: rotulo('ordensJudiciais'),
    ajuda: 'O valor a recolher em vez do calculado, de um tributo de uma modalidade (registro 02 da DCI).',
    adicionar: 'Adicionar ordem judicial',
    novo: { modalidade: 'PE', tributo: 'II', valor: '', processo: '', motivo: null },
    item: {
      modalidade: {
        tipo: 'opcao',
        rotulo: 'Modalidade',
        obrigatorio: true,
        opcoes: MODALIDADES.filter(([um]) => um !== 'PN'),
      },
      tributo: {
        tipo: 'opcao',
        rotulo: 'Tributo',
        obrigatorio: true,
        opcoes: TRIBUTOS_DCI.map((um) => [um, um] as const),
      },
      valor: { tipo: 'decimal', rotulo: 'Valor a recolher', casas: 2, moeda: 'R$', obrigatorio: true },
      processo: { tipo: 'texto', rotulo: 'Processo judicial', obrigatorio: true, maximo: 60 },
      motivo: { tipo: 'texto', rotulo: 'Motivo', maximo: 500 },
    },
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};
