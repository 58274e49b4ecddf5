import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';

/**
 * The input of a DCR-E calculation, per unit of the product. The sizes are those of the file (zfm.md §1.3): quantities up to 7
 * decimals, unit costs 6, salaries and charges 4, in US$; the acréscimo in percent, 2 decimals, rates up to 4.
 */
export interface EntradaDcr {
  /** `F` is fixed at 88 % (DL 288/1967, art. 7º, § 4º), `V` is variable (§ 1º). */
  tipoCoeficiente: 'F' | 'V';
  /** Additional percentage points: 5 (§ 9º), 10 (§ 15), else 0. */
  acrescimoPP: DecimalTexto;
  /** Reg. 2. */
  nacionais: readonly Componente[];
  /** Reg. 3: imported parts inside a national component. */
  subcomponentes: readonly Subcomponente[];
  /** Reg. 4. */
  importados: readonly ComponenteImportado[];
  salariosUSD: DecimalTexto;
  encargosUSD: DecimalTexto;
  /** Inputs of the two costs above, for the memória. */
  maoDeObraDoMes?: { salarios: Figura; encargos: Figura } | undefined;
}

export interface Componente {
  nome: string;
  qtd: DecimalTexto;
  /** With `emReais`, the converted price. */
  vuUSD: DecimalTexto;
  /** A price in reais and its dollar rate, for the memória. */
  emReais?: { preco: DecimalTexto; taxa: DecimalTexto } | undefined;
  /** The document of its cost, for the memória. */
  fonte?: string | undefined;
}

export interface ComponenteImportado extends Componente {
  /** Null while unknown: then the II that rests on it is unknown. */
  aliqII: DecimalTexto | null;
  /** INDIC_SUSP: `N` when its taxes are already paid. */
  suspensao: SimNao;
  /** IND_RED_II: `N` when it has no right to the reduction. */
  reduz: SimNao;
}

interface Subcomponente extends ComponenteImportado {
  /** INCLUI_BC: whether it is in the base of the II. */
  incluiBC: SimNao;
}

type SimNao = 'S' | 'N';
