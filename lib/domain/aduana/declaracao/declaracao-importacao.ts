import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * The registered Declaração de Importação, or a DUIMP in the same shape. It holds declared data, never calculated data. The
 * Siscomex file codec produces it, the checks read it and the server stores it. Money has 2 decimals, quantities and weights 5,
 * unit values 7, rates 2 unless a line says otherwise.
 */
export interface DeclaracaoImportacao {
  /** DI: ten digits, AA NNNNNNN D. DUIMP: fifteen characters, AABR SSSSSSSSSS D. */
  numeroDI: string;
  /** Data only a DUIMP has; absent from a DI. */
  duimp?: {
    versao: number;
    situacao: string | null;
    /** The file is the Portal's answer to the Sefaz, which uses other field names. */
    respostaASefaz?: true | undefined;
  };
  sequencialRetificacao: number;
  tipoDeclaracao: CodigoNome;
  modalidadeDespacho: CodigoNome;
  caracterizacaoOperacao: CodigoNome;
  dataRegistro: DataTexto;
  dataDesembaraco: DataTexto | null;
  /** Code of the file: `001` is verde, `000` not parametrizada yet. */
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
  /** Texts of the file that had characters nobody sees, which the reading took out. */
  textosLimpos?: string[];
}

/** Fields of the file that the model does not name, by Siscomex name and decoded by their scale. */
export type FolhasDeclaradas = Record<string, string | number | null>;

/** Groups of the file that the model does not name (`icms`, `destaqueNcm`…), by name; each element is a set of fields. */
export type GruposDeclarados = Record<string, FolhasDeclaradas[]>;

/** A code of a Siscomex table and the name printed beside it; a file may leave either blank. */
export interface CodigoNome {
  codigo: string | null;
  nome: string | null;
}

interface ImportadorDeclarado {
  /** CNPJ or CPF without punctuation; a CNPJ may contain letters since July 2026. */
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
  /** By sea a CE-Mercante (15 digits), by air an AWB (11). */
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
  /** Three digits, such as `001`. */
  numero: string;
  /** Ten digits; null if the adição needs no licence. */
  numeroLI: string | null;
  ncm: string;
  nomeNcm: string | null;
  incoterm: string | null;
  localCondicaoVenda: string | null;
  moeda: CodigoNome;
  /** Value under the condition of sale, in the currency of the sale. */
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
  /** The same value before truncation, 7 decimals. */
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
  /** Duties other than the four taxes; a missing duty was not declared. */
  outros?: OutrosDeclarados;
  itens: ItemDeclarado[];
  /** The fields of the file's `<adicao>` that the model does not name, by Siscomex name and decoded by their scale. */
  campos: Record<string, string | null>;
  grupos?: GruposDeclarados;
}

/** Acréscimo to or dedução from the customs value (AVA, art. 8; Siscomex tables). */
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

/** Duties an import may owe besides the four taxes: trade remedies, CIDE and the fines a declaration is registered with. */
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
  /** Number of units and reais per unit, five decimals; null if the rate is a percentage. */
  especifica: { quantidade: DecimalTexto; valorUnidade: DecimalTexto } | null;
  /** Per cent of the customs value; null if the rate is specific. */
  aliquota: DecimalTexto | null;
}

/** `devido` is printed even under suspension; `recolher` is the amount to pay. */
export interface TributoDeclarado {
  regime: CodigoNome;
  base: DecimalTexto | null;
  aliquota: DecimalTexto | null;
  /** Set if a reduction or agreement replaces the full rate; zero is a valid reduced rate. */
  aliquotaReduzida: DecimalTexto | null;
  devido: DecimalTexto;
  recolher: DecimalTexto;
}

export interface ItemDeclarado {
  sequencia: number;
  /** Without the mark of the cClassTrib. */
  descricao: string;
  /** Class of CBS and IBS, as the text of a DI begins with it; absent where the text has none, and from a DUIMP. */
  cClassTrib?: string | undefined;
  quantidade: DecimalTexto;
  unidade: string | null;
  /** Unit value under the condition of sale, 7 decimals. */
  valorUnitario: DecimalTexto;
  campos?: FolhasDeclaradas;
  /** Data a DUIMP declares per item; absent from a DI. */
  duimp?: ItemDaDuimp;
}

/** An item as the Portal Único returns it: reais and foreign currency with 2 decimals, weights 5, rates as in the file. */
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
  /** Relation between buyer and seller. */
  vinculo: string | null;
  /** CNPJ of the buyer or orderer of the goods, if the importer acts for another company. */
  adquirente: string | null;
  /** Product in the Portal's catalogue. */
  produto: { codigo: string | null; versao: string | null };
  declaracoesVinculadas: FolhasDeclaradas[];
  atributos: { codigo: string | null; valor: string | null }[];
}

/** A tax of an item, with the Portal's calculation details. */
export interface TributoDoItem extends TributoDeclarado {
  /** Code of the fundamento legal. */
  fundamento: string | null;
  /** `AD_VALOREM` or `ESPECIFICA`. */
  tipoAliquota?: string | null | undefined;
  /** Number of units and reais per unit; null if the rate is a percentage. */
  especifica: { quantidade: DecimalTexto; valorUnidade: DecimalTexto } | null;
  baseReduzida: DecimalTexto | null;
  /** Reduction of the base, per cent. */
  reducaoDaBase: DecimalTexto | null;
  /** Reduction of the rate, per cent. */
  reducaoDaAliquota: DecimalTexto | null;
  /** Per cent of the amount due that is paid under a proportional regime. */
  percentualPagamento: DecimalTexto | null;
  calculado: DecimalTexto | null;
  reduzido: DecimalTexto | null;
  suspenso: DecimalTexto | null;
  originalDevido: DecimalTexto | null;
  atributos: { codigo: string | null; valor: string | null }[];
}
