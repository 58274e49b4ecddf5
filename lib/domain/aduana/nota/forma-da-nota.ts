import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * How an importer writes its import notes: no rule fixes these points, and each importer has its own. It is found out from one of
 * its notes (`acharForma`) and kept after a look. Rates in per cent.
 */
export interface FormaDaNota {
  /**
   * What `vProd` is: the whole customs value; that without freight and insurance; or also without acréscimos and deduções, which the
   * note then tells elsewhere.
   */
  vProd: 'VALOR_ADUANEIRO' | 'FOB' | 'PRECO';
  unitario: {
    /** Decimals that count in the unit price, 2 to 10. */
    casas: number;
    /** `vProd` is quantity × unit price, and not the declared value. */
    manda: boolean;
  };
  /** Freight and insurance in tags of their own, inside `vProd`, or told and already inside `vProd`. */
  freteSeguro: 'DESTACADO' | 'DENTRO' | 'INFORMATIVO';
  despesas: readonly DespesaDaForma[];
  /** The last item or the largest fractions take the cents that a shared cost leaves. */
  centavos: 'ULTIMO_ITEM' | 'MAIORES_FRACOES';
  ii: {
    /** An item that pays no II has a base of zero; otherwise its base is the customs value. */
    baseZerada: boolean;
    /** `vDespAdu` repeats `vOutro`; otherwise it is zero. */
    despesas: boolean;
  };
  vNF: FormulaDoTotal;
  /** By what the goods are for; a use without a profile is named as missing. */
  perfis: Partial<Record<Aplicacao, PerfilDaNota>>;
  pagamento: { tPag: string; xPag: string | null };
  ide: Record<'indFinal' | 'indPres' | 'tpAmb' | 'verProc', string>;
  modFrete: string;
  /** With `{NOME}` for a figure of the declaration, a cost or a reference; null writes none. */
  infCpl: string | null;
  /** Writes vItem and vNFTot (NT 2025.002, W60 and VB01: future use). */
  totaisDaReforma: boolean;
}

/** A cost of the process, by its code (`SISCOMEX`, `AFRMM`, `THC`…), and what the note does with it. */
export interface DespesaDaForma {
  codigo: string;
  rateio: RateioDaNota;
  emVOutro: boolean;
  /** Enters the base of the ICMS (LC 87/1996, art. 13, V, "e"). */
  noIcms: boolean;
}

export const RATEIOS_DA_NOTA = ['VALOR_ADUANEIRO', 'PESO', 'QUANTIDADE', 'IGUAL'] as const;
export type RateioDaNota = (typeof RATEIOS_DA_NOTA)[number];

/**
 * Total of the note. Rule W16-10 (610) does not reach imports, so several formulas are authorised. `W16`: vProd − vDesc + vFrete +
 * vSeg + vOutro + vII + vIPI.
 */
export type FormulaDoTotal = 'W16' | 'W16_SEM_II' | 'W16_MAIS_TRIBUTOS';

/** Why a tax is charged or not, as it was declared. */
export type SituacaoDoTributo = 'PAGO' | 'SUSPENSO' | 'ISENTO' | 'IMUNE' | 'NAO_INCIDE' | 'ZERO';

export interface PerfilDaNota {
  natOp: string;
  cfop: string;
  /** `1`: foreign, imported directly; an item without national like may say `6`. */
  origem: string;
  icms: IcmsDoPerfil;
  ipi: Partial<Record<SituacaoDoTributo, { cst: string; cEnq: string }>>;
  pisCofins: Partial<Record<SituacaoDoTributo, string>>;
}

export type IcmsDoPerfil =
  /** `porFora` was seen in an authorised note: the base is customs value and II. The law has the ICMS in it (LC 87/1996, art. 13, § 1º, I). */
  | { cst: '00'; modBC: string; aliquota: DecimalTexto; porFora?: true }
  | { cst: '20'; modBC: string; aliquota: DecimalTexto; reducao: DecimalTexto; modo: 'REDUZIDO' | 'CARGA_EFETIVA' }
  | { cst: '40' | '41' | '50' | '90' }
  /** Deferred; without figures `valores` is null (N12-97, 929: the State's choice). */
  | { cst: '51'; valores: { modBC: string; aliquota: DecimalTexto } | null };
