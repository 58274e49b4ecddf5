import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * The Declaração de Importação, or the DUIMP in the same shape, as registered: what was declared, never what we would compute.
 * The Siscomex file codec makes it, the conferences read it, the server stores it.
 * Money has 2 decimals, quantities and weights 5, unit values 7, rates 2 unless a line says otherwise.
 */
export interface DeclaracaoImportacao {
  /** Ten digits of a DI, AA NNNNNNN D; fifteen characters of a DUIMP, AABR SSSSSSSSSS D. */
  numeroDI: string;
  /** What only a DUIMP has; absent from a DI. */
  duimp?: {
    versao: number;
    situacao: string | null;
    /** It came as the Portal answers the Sefaz, by other names. */
    respostaASefaz?: true | undefined;
  };
  sequencialRetificacao: number;
  tipoDeclaracao: CodigoNome;
  modalidadeDespacho: CodigoNome;
  caracterizacaoOperacao: CodigoNome;
  dataRegistro: DataTexto;
  dataDesembaraco: DataTexto | null;
  /** As in the file: `001` is verde, `000` not parametrizada yet. */
  canalCodigo: string | null;
  situacaoEntregaCarga: string | null;
  importador: ImportadorDeclarado;
  urfDespacho: CodigoNome;
  carga: CargaDeclarada;
  conhecimento: ConhecimentoDeclarado;
  frete: ParcelaInternacional;
  seguro: ParcelaInternacional;
  totais: TotaisDeclarados;
  pagamentos: PagamentoDeclarado[];
  documentos: DocumentoInstrucao[];
  embalagens: Embalagem[];
  informacaoComplementar: string | null;
  adicoes: AdicaoDeclarada[];
  campos?: FolhasDeclaradas;
  grupos?: GruposDeclarados;
}

/** Leaves of the file with no field of their own in the model, by Siscomex name and decoded by their scale. */
export type FolhasDeclaradas = Record<string, string | number | null>;

/** Groups of the file with no field of their own (`icms`, `destaqueNcm`…), by name, each element leaf by leaf. */
export type GruposDeclarados = Record<string, FolhasDeclaradas[]>;

/** A code of a Siscomex table with the name printed beside it; either may be blank in a file. */
export interface CodigoNome {
  codigo: string | null;
  nome: string | null;
}

interface ImportadorDeclarado {
  /** CNPJ or CPF, without punctuation; letters since July 2026. */
  numero: string;
  nome: string | null;
  representanteLegal: { cpf: string | null; nome: string | null };
}

export interface CargaDeclarada {
  viaTransporte: CodigoNome;
  transportador: string | null;
  veiculo: string | null;
  paisProcedencia: CodigoNome;
  urfEntrada: CodigoNome;
  recinto: CodigoNome;
  setor: string | null;
  dataChegada: DataTexto | null;
  pesoBruto: DecimalTexto | null;
  pesoLiquido: DecimalTexto | null;
}

interface ConhecimentoDeclarado {
  numero: string | null;
  /** CE-Mercante (15 digits) at sea, AWB (11) by air. */
  master: string | null;
  tipo: CodigoNome;
  dataEmbarque: DataTexto | null;
  localEmbarque: string | null;
}

/** International freight or insurance of the whole declaration. */
export interface ParcelaInternacional {
  moeda: CodigoNome;
  valorMoeda: DecimalTexto | null;
  valorDolares: DecimalTexto | null;
  valorReais: DecimalTexto | null;
}

interface TotaisDeclarados {
  adicoes: number | null;
  vmleDolares: DecimalTexto | null;
  vmleReais: DecimalTexto | null;
  vmldDolares: DecimalTexto | null;
  vmldReais: DecimalTexto | null;
}

/**
 * One payment by débito automático; `codigoReceita` is the DARF code (0086 II, 1038 IPI, 5602 PIS, 5629 COFINS, 7811 Taxa Siscomex, 5529
 * antidumping).
 */
export interface PagamentoDeclarado {
  codigoReceita: string;
  data: DataTexto | null;
  valorReceita: DecimalTexto;
  valorMulta: DecimalTexto;
  valorJuros: DecimalTexto;
  numeroRetificacao: number;
  campos?: FolhasDeclaradas;
}

export interface DocumentoInstrucao {
  tipo: CodigoNome;
  numero: string | null;
  campos?: FolhasDeclaradas;
}

export interface Embalagem {
  tipo: CodigoNome;
  quantidade: number | null;
  campos?: FolhasDeclaradas;
}

export interface AdicaoDeclarada {
  /** Three digits, `001`. */
  numero: string;
  /** Ten digits; null when the adição needs no licence. */
  numeroLI: string | null;
  ncm: string;
  nomeNcm: string | null;
  incoterm: string | null;
  localCondicaoVenda: string | null;
  moeda: CodigoNome;
  /** Value on the conditions of sale in the negotiated currency. */
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
  /** The same total before truncation, 7 decimals. */
  valorTotalCondicaoVenda: DecimalTexto | null;
  freteReais: DecimalTexto | null;
  seguroReais: DecimalTexto | null;
  acrescimos: AjusteValorAduaneiro[];
  deducoes: AjusteValorAduaneiro[];
  pesoLiquido: DecimalTexto | null;
  quantidadeEstatistica: DecimalTexto | null;
  unidadeEstatistica: string | null;
  fornecedor: string | null;
  fabricante: string | null;
  paisOrigem: CodigoNome;
  paisAquisicao: CodigoNome;
  aplicacao: string | null;
  condicao: string | null;
  tributos: TributosDeclarados;
  /** Duties beside the four taxes; one that is not there was not declared. */
  outros?: OutrosDeclarados;
  itens: ItemDeclarado[];
  /** Every leaf of the file's `<adicao>`, by its Siscomex name and decoded by its scale: what has no field of its own above. */
  campos: Record<string, string | null>;
  grupos?: GruposDeclarados;
}

/** Acréscimo or dedução of the customs value (AVA, art. 8; Siscomex tables). */
export interface AjusteValorAduaneiro {
  codigo: string | null;
  denominacao: string | null;
  moeda: CodigoNome;
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
  campos?: FolhasDeclaradas;
}

export const TRIBUTOS_DI = ['ii', 'ipi', 'pis', 'cofins'] as const;
export type TributoDi = (typeof TRIBUTOS_DI)[number];
export const NOME_DO_TRIBUTO: Readonly<Record<TributoDi, string>> = {
  ii: 'II',
  ipi: 'IPI',
  pis: 'PIS',
  cofins: 'COFINS',
};
export type TributosDeclarados = Record<TributoDi, TributoDeclarado>;

/** What an import may owe beside the four taxes: trade remedies, CIDE and the fines a declaration is registered with. */
export const OUTROS_TRIBUTOS = ['antidumping', 'compensatorio', 'salvaguarda', 'cide', 'multa'] as const;
export type OutroTributo = (typeof OUTROS_TRIBUTOS)[number];
export type OutrosDeclarados = Partial<Record<OutroTributo, OutroDeclarado>>;

export const NOME_DO_OUTRO_TRIBUTO: Readonly<Record<OutroTributo, string>> = {
  antidumping: 'Antidumping',
  compensatorio: 'Medida compensatória',
  salvaguarda: 'Salvaguarda',
  cide: 'CIDE',
  multa: 'Multa',
};

export interface OutroDeclarado {
  devido: DecimalTexto;
  recolher: DecimalTexto;
  /** Reais for each unit, five decimals, and how many units; null for a percentage. */
  especifica: { quantidade: DecimalTexto; valorUnidade: DecimalTexto } | null;
  /** Per cent of the customs value; null for a specific duty. */
  aliquota: DecimalTexto | null;
}

/** `devido` is printed even under suspension; `recolher` is what had to be paid. */
export interface TributoDeclarado {
  regime: CodigoNome;
  base: DecimalTexto | null;
  aliquota: DecimalTexto | null;
  /** Filled when a reduction or agreement replaces the full rate; a rate of zero is one. */
  aliquotaReduzida: DecimalTexto | null;
  devido: DecimalTexto;
  recolher: DecimalTexto;
}

export interface ItemDeclarado {
  sequencia: number;
  descricao: string;
  quantidade: DecimalTexto;
  unidade: string | null;
  /** Unit value on the conditions of sale, 7 decimals. */
  valorUnitario: DecimalTexto;
  campos?: FolhasDeclaradas;
  /** What a DUIMP declares of each item; absent from a DI. */
  duimp?: ItemDaDuimp;
}

/** An item as the Portal Único gives it: reais and currency with 2 decimals, weights 5, rates as the file has them. */
export interface ItemDaDuimp {
  pesoLiquido: DecimalTexto | null;
  quantidadeEstatistica: DecimalTexto | null;
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
  freteReais: DecimalTexto | null;
  seguroReais: DecimalTexto | null;
  valorAduaneiro: DecimalTexto | null;
  acrescimos: AjusteValorAduaneiro[];
  deducoes: AjusteValorAduaneiro[];
  tributos: Record<TributoDi, TributoDoItem>;
  outros: OutrosDeclarados;
  aplicacao: string | null;
  metodoValoracao: string | null;
  coberturaCambial: string | null;
  /** Number of the ROF at the Banco Central. */
  rof: string | null;
  /** Between buyer and seller. */
  vinculo: string | null;
  /** CNPJ of who buys or orders the goods, where the importer acts for another. */
  adquirente: string | null;
  /** In the cadastro of the Portal. */
  produto: { codigo: string | null; versao: string | null };
  declaracoesVinculadas: FolhasDeclaradas[];
  atributos: { codigo: string | null; valor: string | null }[];
}

/** A tax of an item with what the Portal says of its calculation. */
export interface TributoDoItem extends TributoDeclarado {
  /** Code of the legal ground. */
  fundamento: string | null;
  /** `AD_VALOREM` or `ESPECIFICA`. */
  tipoAliquota?: string | null | undefined;
  /** Reais for each unit and how many units; null for a percentage. */
  especifica: { quantidade: DecimalTexto; valorUnidade: DecimalTexto } | null;
  baseReduzida: DecimalTexto | null;
  /** Per cent taken off the base. */
  reducaoDaBase: DecimalTexto | null;
  /** Per cent taken off the rate. */
  reducaoDaAliquota: DecimalTexto | null;
  /** Per cent of the due amount that is paid, under a proportional regime. */
  percentualPagamento: DecimalTexto | null;
  calculado: DecimalTexto | null;
  reduzido: DecimalTexto | null;
  suspenso: DecimalTexto | null;
  originalDevido: DecimalTexto | null;
  atributos: { codigo: string | null; valor: string | null }[];
}
