import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** CBS and the two parts of the IBS: each has its own rate, and all have one base. */
export const TRIBUTOS_DA_REFORMA = ['cbs', 'ibsUF', 'ibsMun'] as const;
export type TributoDaReforma = (typeof TRIBUTOS_DA_REFORMA)[number];
export type PorTributoDaReforma<T> = Record<TributoDaReforma, T>;

/** First day of CBS and IBS: LC 214/2025, arts. 343 and 346. */
export const INICIO_DA_CBS_E_DO_IBS = '2026-01-01';

export const NOME_TRIBUTO_DA_REFORMA: Readonly<PorTributoDaReforma<string>> = {
  cbs: 'CBS',
  ibsUF: 'IBS estadual',
  ibsMun: 'IBS municipal',
};

/** Costs of the whole declaration that enter the base of its items (LC 214/2025, art. 69; Decreto 12.955/2026, art. 80). */
export const COMPONENTES_DA_BASE = [
  'siscomex',
  'afrmm',
  'cide',
  'antidumping',
  'compensatorios',
  'salvaguarda',
  'tcif',
  'tfvs',
  'tum',
  'tffa',
  'outros',
] as const;
export type ComponenteDaBase = (typeof COMPONENTES_DA_BASE)[number];

/** Input of the calculation of CBS and IBS. Amounts are in reais with 2 decimals, rates in per cent. */
export interface EntradaReforma {
  /** Drives II, IPI, PIS, COFINS and the exchange rate, which are already in the amounts below. */
  dataRegistro: DataTexto;
  /** Drives CBS and IBS. Null before the release: the result is then a forecast. */
  dataLiberacao: DataTexto | null;
  /** Place of the import: where the goods are delivered (LC 214/2025, art. 68). Null when unknown: the rates of the country apply. */
  uf: Uf | null;
  /** Seven digits of the IBGE. */
  municipio: string | null;
  /** Rates that replace those of the parameters. */
  aliquotas?: Partial<Record<TributoDaReforma, DecimalTexto | undefined>> | undefined;
  componentes: Partial<Record<ComponenteDaBase, DecimalTexto | undefined>>;
  itens: readonly ItemDaReforma[];
}

export interface ItemDaReforma {
  numero: string;
  valorAduaneiro: DecimalTexto;
  ii: DecimalTexto;
  is: DecimalTexto;
  /** Kilograms, up to 5 decimals. */
  pesoLiquido: DecimalTexto;
  /** Null with `cClassTrib`: nobody has classified the item, and its taxes are unknown. */
  cst: string | null;
  cClassTrib: string | null;
  /** Costs known to be of this item alone; those of `EntradaReforma` are shared. */
  componentes?: Partial<Record<ComponenteDaBase, DecimalTexto>> | undefined;
  /** Under a suspension, the taxation that would apply without it; by default 000/000001. */
  regular?: { cst: string; cClassTrib: string } | undefined;
}

/** `suspenso + devido = regular`; `recolher` is what is paid, less than `devido` only where the payment is waived. */
export interface ParcelasDaReforma<T = DecimalTexto> {
  /** The tax at the regular rate, as if it were not suspended. */
  regular: T;
  suspenso: T;
  devido: T;
  recolher: T;
}

/** Of a tax without a rate, null: nobody has fixed it and none was given. */
export interface ResultadoReforma {
  itens: ({
    numero: string;
    base: DecimalTexto;
    componentes: Partial<Record<ComponenteDaBase, DecimalTexto>>;
  } & PorTributoDaReforma<ParcelasDaReforma | null>)[];
  totais: { base: DecimalTexto } & PorTributoDaReforma<ParcelasDaReforma | null>;
  /** Whether PIS and COFINS-Importação are due. */
  pisCofinsImportacao: boolean;
  /** Registered until 31/12/2026 and released after it. */
  travessia: boolean;
  /** Whether the payment is waived (2026). */
  dispensado: boolean;
  avisos: { codigo: string; mensagem: string }[];
}
