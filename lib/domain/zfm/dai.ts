import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { PorTributoDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ChaveDaMatriz, VigenciaDaMatriz } from './matriz-tributacao.ts';

/**
 * The Declaração Amazonense de Importação: a DI in the form the state requires, with ICMS per adição (layouts/dai-die-xml.csv).
 * Money has 2 decimals, the dollar rate 4, weights 6, quantities 5, unit values 7. Unknown data is null, never a guess.
 */
export interface DeclaracaoAmazonense {
  /** Code of a Sefaz table. */
  tipo: string | null;
  /** Number of the DI or DUIMP, without punctuation. */
  numeroDocumento: string;
  dataDocumento: DataTexto;
  fob: DecimalTexto;
  frete: DecimalTexto;
  seguro: DecimalTexto;
  ii: DecimalTexto;
  ipi: DecimalTexto;
  /** Sum of PIS and COFINS. */
  pisCofins: DecimalTexto;
  taxasDiversas: DecimalTexto;
  capatazia: DecimalTexto;
  taxaDolar: DecimalTexto | null;
  pesoLiquido: DecimalTexto | null;
  recinto: string | null;
  paisProcedencia: string | null;
  qtdeAdicoes: number;
  informacaoComplementar: string | null;
  adicoes: AdicaoAmazonense[];
}

export interface AdicaoAmazonense {
  /** Three digits, as in the DI. */
  numero: string;
  fornecedor: string | null;
  importadorNumero: string | null;
  importadorNome: string | null;
  fob: DecimalTexto;
  frete: DecimalTexto;
  seguro: DecimalTexto;
  ii: DecimalTexto;
  ipi: DecimalTexto;
  pisCofins: DecimalTexto;
  pesoLiquido: DecimalTexto | null;
  /** From the matriz row in force; null if there is none. */
  codigoTributacao: string | null;
  baseIcms: DecimalTexto | null;
  /** ICMS to pay. */
  icms: DecimalTexto | null;
  /** ICMS without any incentive. */
  icmsSemIncentivo: DecimalTexto | null;
  itens: ItemAmazonense[];
}

export interface ItemAmazonense {
  numero: number;
  ncm: string;
  descricao: string;
  quantidade: DecimalTexto;
  unidade: string | null;
  /** In the currency of the sale, as in the DI. */
  valorUnitario: DecimalTexto;
  valorTotal: DecimalTexto;
}

/** The key of the matriz row chosen for an adição; a null field is not chosen yet. */
export interface EscolhaDaAdicao {
  /** Number of the adição, three digits. */
  numero: string;
  /** NCM do produto final. */
  ncm: string | null;
  codigoSuframa: string | null;
  destinacao: string | null;
  utilizacao: string | null;
}

/** A row of the importer's matriz, with the data the DAI needs. */
export interface LinhaDaMatriz extends ChaveDaMatriz, VigenciaDaMatriz {
  id: string;
  codigoTributacao: string;
  decreto: string;
  /** Effect of the code on the ICMS; null until a person sets it. */
  tratamento: TratamentoIcms | null;
  /** Reduction of the base in per cent, with REDUZIDO and CARGA_EFETIVA. */
  reducaoPerc: DecimalTexto | null;
}

/** A product of the importer that is made of an input. */
export interface ProdutoFinal {
  codigo: string;
  ncm: string;
}

/** All input data of a DAI. */
export interface InsumosDaDai {
  processoId: string;
  declaracao: DeclaracaoImportacao;
  /** The registered importer; null if the declared importer is not in the cadastro. */
  importador: {
    id: string;
    cnpj: string;
    razaoSocial: string;
    inscricaoEstadual: string | null;
    inscricaoSuframa: string | null;
  } | null;
  matriz: readonly LinhaDaMatriz[];
  /** Expenses of the process that enter the ICMS base, besides the Taxa Siscomex. */
  despesas: readonly { id: string; nome: string; valor: DecimalTexto; capatazia: boolean }[];
  /** CBS and IBS due, in reais, by number of the adição; null where unknown. Not given until 2026, when they enter no base. */
  cbsIbs?: ReadonlyMap<string, PorTributoDaReforma<DecimalTexto | null>> | undefined;
  tipo: string | null;
  contratoCambio: string | null;
  /** The user's free text, placed after the lines the Sefaz expects. */
  complemento: string | null;
  escolhas: readonly EscolhaDaAdicao[];
  /** Rows suggested for adições without a choice, by their numbers, with where each comes from. They declare nothing. */
  sugestoes?: ReadonlyMap<string, { origem: string }> | undefined;
  /** Products whose structure has goods of the adição, by its number. Absent where none is known. */
  produtosFinais?: ReadonlyMap<string, readonly ProdutoFinal[]> | undefined;
}

/** A finding about a DAI before it is sent. `erro` blocks the file; `aviso` needs a look. */
export interface ApontamentoDaDai {
  codigo: CodigoDoApontamento;
  nivel: 'erro' | 'aviso';
  mensagem: string;
  /** Path in the file, by layout names: `adicao.2.itemAdicao.0.qtdItem`. */
  caminho: string | null;
  /** Number of the adição concerned, three digits. */
  adicao: string | null;
  /** Where it is corrected. */
  alvo: AlvoDoApontamento;
}

export type AlvoDoApontamento =
  /** A field of the DAI itself (`tipo`, `complemento`, `contratoCambio`) or of the choice for an adição. */
  | { onde: 'DAI'; campo: string; adicao: string | null }
  /** A null `id` means the importer is not in the cadastro yet. */
  | { onde: 'IMPORTADOR'; id: string | null; campo: string | null }
  | { onde: 'MATRIZ'; id: string | null; campo: string | null }
  /** Declared data, which changes through a retificação of the DI. */
  | { onde: 'DECLARACAO'; adicao: string | null }
  | { onde: 'DESPESAS' }
  | { onde: 'PARAMETROS'; codigo: string | null }
  /** An XSD finding about the whole file. */
  | { onde: 'ARQUIVO' };

export type CodigoDoApontamento =
  | 'IMPORTADOR_FORA_DO_CADASTRO'
  | 'IMPORTADOR_SEM_IE'
  | 'IE_COM_DIGITO_ERRADO'
  | 'IMPORTADOR_SEM_SUFRAMA'
  | 'SEM_ADICOES'
  | 'ESCOLHA_INCOMPLETA'
  | 'SUGESTAO_ABERTA'
  | 'PRODUTO_DE_OUTRA_NCM'
  | 'SEM_MATRIZ'
  | 'MATRIZ_SEM_TRATAMENTO'
  | 'SEM_ALIQUOTA'
  | 'CAMPO_AUSENTE'
  | 'CAMPO_INVALIDO'
  | 'SOMA_DIFERENTE'
  | 'QUANTIDADE_DE_ADICOES'
  | 'XSD';

/**
 * Shown for every Sefaz file made without the official XSD (domain/zfm.md §4). It also goes into an XML comment, so it must not
 * contain two hyphens in a row.
 */
export const AVISO_DO_MANUAL =
  'Arquivo de conferência: nomes de campos publicamente conhecidos; confira com o manual vigente da Sefaz-AM.';
