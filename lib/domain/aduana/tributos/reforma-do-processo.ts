import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ParcelasDaReforma, PorTributoDaReforma } from './calculo-reforma.ts';

export const PARCELAS_DA_REFORMA = ['regular', 'suspenso', 'devido', 'recolher'] as const;
export type ParcelaDaReforma = (typeof PARCELAS_DA_REFORMA)[number];

export const NOME_PARCELA_DA_REFORMA: Readonly<Record<ParcelaDaReforma, string>> = {
  regular: 'Regular',
  suspenso: 'Suspenso',
  devido: 'Devido',
  recolher: 'A recolher',
};

/** CBS and IBS of a process as it stands, in reais. Null stands for what nobody has fixed; the reason is in `avisos`. */
export interface ReformaDoProcesso {
  /** Why there is no calculation; the rest is then empty. */
  motivo: string | null;
  registro: DiaDaReforma;
  /** The release of the goods (desembaraço). */
  liberacao: DiaDaReforma;
  lugar: { uf: Uf | null; municipio: string | null };
  pisCofinsImportacao: boolean;
  travessia: boolean;
  dispensado: boolean;
  /** What the two days decide, a sentence each, with its article. */
  explicacoes: string[];
  avisos: { codigo: string; mensagem: string }[];
  aliquotas: PorTributoDaReforma<AliquotaDaReforma>;
  /** Null before 2027, when there is none. */
  impostoSeletivo: SeletivoDoProcesso | null;
  /** What the base is made of, in the order of the law. */
  componentes: ComponenteDoTotal[];
  base: DecimalTexto | null;
  totais: PorTributoDaReforma<ParcelasPossiveis>;
  itens: ItemDaReformaDoProcesso[];
}

interface DiaDaReforma {
  dia: DataTexto | null;
  /** The day has not come: today, or a day to try out. */
  previsao: boolean;
}

interface AliquotaDaReforma {
  /** Per cent. */
  valor: DecimalTexto | null;
  estimativa: boolean;
  fonte: string | null;
}

/** The Imposto Seletivo of a process: zero when no item bears it, unknown when one does, because no law gives a rate. */
export interface SeletivoDoProcesso {
  /** How many of the items are of a NCM that bears it, and how many there are. */
  sujeitos: number;
  itens: number;
  valor: DecimalTexto | null;
}

interface ComponenteDoTotal {
  nome: string;
  valor: DecimalTexto;
  artigo: string;
}

/** Under a suspension `devido` and `recolher` are zero even while the rate is unknown. */
export type ParcelasPossiveis<T = DecimalTexto> = ParcelasDaReforma<T | null>;

export interface ItemDaReformaDoProcesso extends PorTributoDaReforma<ParcelasPossiveis> {
  /** Three digits. */
  adicao: string;
  sequencia: number;
  descricao: string;
  ncm: string;
  cClassTrib: string | null;
  /** The code is one to try out, not that of the item. */
  experimentado: boolean;
  /** Article that gives the class. */
  artigo: string | null;
  base: DecimalTexto;
}

export const ANOS_COMPARADOS = [2026, 2027, 2033] as const;
export type AnoComparado = (typeof ANOS_COMPARADOS)[number];

export const LINHAS_DOS_ANOS = ['ii', 'ipi', 'is', 'pis', 'cofins', 'cbs', 'ibs', 'icms', 'total'] as const;
export type LinhaDosAnos = (typeof LINHAS_DOS_ANOS)[number];

/** The same cargo under the rules of three years. Amounts are those to pay, in reais. */
export interface ComparacaoDosAnos {
  /** Why there is no comparison; `linhas` is then empty. */
  motivo: string | null;
  anos: { ano: AnoComparado; dia: DataTexto }[];
  linhas: {
    linha: LinhaDosAnos;
    nome: string;
    /** One for each year. */
    valores: ValorDoAno[];
    /** What changes, and the article. */
    porque: string;
  }[];
  avisos: { codigo: string; mensagem: string }[];
}

export interface ValorDoAno {
  ano: AnoComparado;
  valor: DecimalTexto | null;
  /** Against the first year; null when either is unknown. */
  diferenca: DecimalTexto | null;
  estimativa: boolean;
  /** What an amount is, where it needs saying: the waiver, the end of a tax. */
  nota: string | null;
  /** What is missing where there is no amount. */
  falta: string | null;
}
