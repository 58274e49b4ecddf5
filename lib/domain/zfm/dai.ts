import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import type { TratamentoIcms } from '#lib/domain/aduana/regime-tributario.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ChaveDaMatriz, VigenciaDaMatriz } from './matriz-tributacao.ts';

/**
 * The Declaração Amazonense de Importação: a DI as the State wants it, with its ICMS by adição (layouts/dai-die-xml.csv). Money has 2
 * decimals, the dollar rate 4, weights 6, quantities 5, unit values 7. What is not known is null, never a guess.
 */
export interface DeclaracaoAmazonense {
  /** Code of a table of the Sefaz. */
  tipo: string | null;
  /** Of the DI or DUIMP, without punctuation. */
  numeroDocumento: string;
  dataDocumento: DataTexto;
  fob: DecimalTexto;
  frete: DecimalTexto;
  seguro: DecimalTexto;
  ii: DecimalTexto;
  ipi: DecimalTexto;
  /** PIS and COFINS added up. */
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
  /** Of the row of the matriz in force; null where there is none. */
  codigoTributacao: string | null;
  baseIcms: DecimalTexto | null;
  /** To be paid. */
  icms: DecimalTexto | null;
  /** Without any incentive. */
  icmsSemIncentivo: DecimalTexto | null;
  itens: ItemAmazonense[];
}

export interface ItemAmazonense {
  numero: number;
  ncm: string;
  descricao: string;
  quantidade: DecimalTexto;
  unidade: string | null;
  /** In the currency of the sale, as the DI has it. */
  valorUnitario: DecimalTexto;
  valorTotal: DecimalTexto;
}

/** What a person says of an adição: the row of the matriz it falls under, by its key; a null field is not chosen yet. */
export interface EscolhaDaAdicao {
  /** Of the adição, three digits. */
  numero: string;
  /** Do produto final. */
  ncm: string | null;
  codigoSuframa: string | null;
  destinacao: string | null;
  utilizacao: string | null;
}

/** A row of the importer's matriz as the DAI looks at it. */
export interface LinhaDaMatriz extends ChaveDaMatriz, VigenciaDaMatriz {
  id: string;
  codigoTributacao: string;
  decreto: string;
  /** What the code makes of the ICMS; null as long as nobody said it. */
  tratamento: TratamentoIcms | null;
  /** Per cent taken off the base, with REDUZIDO and CARGA_EFETIVA. */
  reducaoPerc: DecimalTexto | null;
}

/** Everything a DAI is made from. */
export interface InsumosDaDai {
  processoId: string;
  declaracao: DeclaracaoImportacao;
  /** Of the cadastro; null where the one that was declared is not in it. */
  importador: {
    id: string;
    cnpj: string;
    razaoSocial: string;
    inscricaoEstadual: string | null;
    inscricaoSuframa: string | null;
  } | null;
  matriz: readonly LinhaDaMatriz[];
  /** Those of the process that belong to the base of the ICMS, beside the Taxa Siscomex. */
  despesas: readonly { id: string; nome: string; valor: DecimalTexto; capatazia: boolean }[];
  tipo: string | null;
  contratoCambio: string | null;
  /** Free text of the person, put after the lines the Sefaz expects. */
  complemento: string | null;
  escolhas: readonly EscolhaDaAdicao[];
}

/** A finding of the check of a DAI before it leaves. `erro` keeps the file from being made; `aviso` deserves a look. */
export interface ApontamentoDaDai {
  codigo: CodigoDoApontamento;
  nivel: 'erro' | 'aviso';
  mensagem: string;
  /** Where it stands in the file, by the names of the layout: `adicao.2.itemAdicao.0.qtdItem`. */
  caminho: string | null;
  /** The adição it speaks of, three digits. */
  adicao: string | null;
  /** Where it is mended. */
  alvo: AlvoDoApontamento;
}

export type AlvoDoApontamento =
  /** A field of the DAI itself: `tipo`, `complemento`, `contratoCambio`, or of an adição's choice. */
  | { onde: 'DAI'; campo: string; adicao: string | null }
  /** `id` null: it is not in the cadastro yet. */
  | { onde: 'IMPORTADOR'; id: string | null; campo: string | null }
  | { onde: 'MATRIZ'; id: string | null; campo: string | null }
  /** What was declared: it changes by a retificação of the DI. */
  | { onde: 'DECLARACAO'; adicao: string | null }
  | { onde: 'DESPESAS' }
  | { onde: 'PARAMETROS'; codigo: string | null }
  /** The XSD says it of the file as a whole. */
  | { onde: 'ARQUIVO' };

export type CodigoDoApontamento =
  | 'IMPORTADOR_FORA_DO_CADASTRO'
  | 'IMPORTADOR_SEM_IE'
  | 'IE_COM_DIGITO_ERRADO'
  | 'IMPORTADOR_SEM_SUFRAMA'
  | 'SEM_ADICOES'
  | 'ESCOLHA_INCOMPLETA'
  | 'SEM_MATRIZ'
  | 'MATRIZ_SEM_TRATAMENTO'
  | 'SEM_ALIQUOTA'
  | 'CAMPO_AUSENTE'
  | 'CAMPO_INVALIDO'
  | 'SOMA_DIFERENTE'
  | 'QUANTIDADE_DE_ADICOES'
  | 'XSD';

/** What each field a person fills in is called, by its path. */
export const ROTULOS_DAI: Readonly<Record<string, string>> = {
  tipo: 'Tipo da DAI',
  contratoCambio: 'Contrato de câmbio',
  complemento: 'Informação complementar',
  adicoes: 'Tributação das adições',
  numero: 'Adição',
  ncm: 'NCM do produto final',
  codigoSuframa: 'Código Suframa do produto',
  destinacao: 'Destinação',
  utilizacao: 'Utilização',
};

/** Said of every file for the Sefaz that is made without its XSD (domain/zfm.md §4). Stands in an XML comment: no two hyphens. */
export const AVISO_DO_MANUAL =
  'Arquivo de conferência: nomes de campos publicamente conhecidos; confira com o manual vigente da Sefaz-AM.';
