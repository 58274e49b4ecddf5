import type {
  EstimativaDeInternacao,
  InsumoRelacionado,
  MercadoriaDaHabilitacao,
  PessoaDaHabilitacao,
} from '#lib/contracts/dci/habilitacao-dci.ts';
import type { LoteLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { escreverCnpj, escreverCpf, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { NOME_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';
import { LOTE_DE_INSUMO_COLUNAS } from './saldo-insumo.ts';

const ncm = {
  campo: 'ncm',
  titulo: 'NCM',
  tipo: 'texto' as const,
  caracteres: 11,
  valor: (linha: { ncm: string }) => escreverNcm(linha.ncm),
};
const texto = (campo: string, titulo: string, caracteres: number) => ({
  campo,
  titulo,
  tipo: 'texto' as const,
  caracteres,
});

/** The stock columns shared by every stock view, in the order of this list. */
export const REGINV_COLUNAS: readonly ColunaDeLista<LoteLido>[] = [
  'numeroDeclaracao',
  'adicao',
  'item',
  'dataDesembaraco',
  'partNumber',
  'ncm',
  'descricao',
  'unidade',
  'quantidade',
  'saldo',
  'custoFob',
  'ii',
  'ipi',
  'pis',
  'cofins',
  'suspenso',
].flatMap((campo) => LOTE_DE_INSUMO_COLUNAS.filter((coluna) => coluna.campo === campo).map(comTituloDaqui));

function comTituloDaqui(coluna: ColunaDeLista<LoteLido>): ColunaDeLista<LoteLido> {
  if (coluna.campo === 'custoFob') return { ...coluna, titulo: 'Valor unitário (US$)' };
  return coluna.campo === 'descricao' ? { ...coluna, titulo: 'Descrição' } : coluna;
}

export const REGINS_COLUNAS: readonly ColunaDeLista<InsumoRelacionado>[] = [
  texto('codigo', 'Código do insumo', 140),
  ncm,
  texto('descricao', 'Descrição', 280),
  texto('unidade', 'Unidade', 95),
  { ...texto('produto', 'Produto', 140), valor: ({ produto }) => produto.codigo },
  { ...texto('descricaoDoProduto', 'Descrição do produto', 280), valor: ({ produto }) => produto.descricao },
  { campo: 'coefTecnico', titulo: 'Coeficiente técnico', tipo: 'decimal', casas: 7, caracteres: 14 },
  texto('fonte', 'Fonte', 220),
];

export const REGMERC_COLUNAS: readonly ColunaDeLista<MercadoriaDaHabilitacao>[] = [
  {
    campo: 'tipo',
    titulo: 'Tipo',
    tipo: 'opcao',
    opcoes: { PRODUTO: 'Produto da indústria', REVENDA: 'Revenda de produto estrangeiro' },
    caracteres: 22,
  },
  texto('codigo', 'Código', 140),
  ncm,
  texto('descricao', 'Descrição', 280),
  texto('unidade', 'Unidade', 95),
  texto('ppb', 'PPB', 220),
  texto('resolucao', 'Resolução', 110),
  texto('dcr', 'DCR-E em vigor', 130),
  { campo: 'dcrDesde', titulo: 'DCR-E desde', tipo: 'data', caracteres: 11 },
  { campo: 'iiUnitUSD', titulo: 'II por unidade (US$)', tipo: 'decimal', casas: 7, caracteres: 15 },
];

export const REGPJF_COLUNAS: readonly ColunaDeLista<PessoaDaHabilitacao>[] = [
  {
    campo: 'papel',
    titulo: 'Papel',
    tipo: 'opcao',
    opcoes: { DESTINATARIO: 'Destinatário de nota', FORNECEDOR: 'Fornecedor de importação' },
    caracteres: 20,
  },
  {
    campo: 'tipo',
    titulo: 'Tipo',
    tipo: 'opcao',
    opcoes: { PJ: 'Pessoa jurídica', PF: 'Pessoa física', EXTERIOR: 'No exterior' },
    caracteres: 12,
  },
  {
    ...texto('documento', 'CNPJ ou CPF', 150),
    valor: ({ tipo, documento }) => documento && (tipo === 'PF' ? escreverCpf(documento) : escreverCnpj(documento)),
  },
  texto('nome', 'Nome', 280),
  texto('municipio', 'Município', 180),
  texto('uf', 'UF', 60),
  texto('pais', 'País', 180),
  { campo: 'documentos', titulo: 'Notas ou declarações', tipo: 'inteiro', caracteres: 15 },
];

export const REGESTI_COLUNAS: readonly ColunaDeLista<EstimativaDeInternacao>[] = [
  texto('codigo', 'Código', 140),
  ncm,
  texto('descricao', 'Descrição', 280),
  texto('unidade', 'Unidade', 95),
  { campo: 'modalidade', titulo: 'Modalidade', tipo: 'opcao', opcoes: NOME_MODALIDADE_DCI, caracteres: 21 },
  { ...texto('destino', 'Destino', 230), valor: ({ destino }) => `${destino} ${NOME_LOCAL_DESTINO[destino]}` },
  { campo: 'quantidade', titulo: 'Quantidade em 12 meses', tipo: 'decimal', casas: 5, caracteres: 16 },
  { campo: 'meses', titulo: 'Meses com saída', tipo: 'inteiro', caracteres: 11 },
  { campo: 'media', titulo: 'Média mensal estimada', tipo: 'decimal', casas: 5, caracteres: 16 },
];
