import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';

/** Memória de cálculo: one figure, what it was made of and the rule that made it, as a tree a person can read and sign. */
export interface Memoria {
  nome: string;
  /** With the decimals of the figure, never more and never fewer. */
  valor: DecimalTexto;
  /** `R$`, `US$`, `kg`, `%`, the unit of the goods, or empty for a bare number. */
  unidade: string;
  /** In words, `valor aduaneiro × alíquota, truncado em 2 casas`; null for a figure that came from outside. */
  formula: string | null;
  entradas: Memoria[];
  /** The law behind a computed figure; for one from outside, the place it came from. */
  fonte: string | null;
}

/** Drops what is below the last decimal, as the Siscomex does, or rounds a half away from zero. Never hidden in formatting. */
export type Arredondamento = 'TRUNCAR' | 'MEIO_PARA_CIMA';

/** A figure inside the engine: its value to the last digit and, for whoever asks, how it came about. */
export interface Figura {
  readonly nome: string;
  readonly exato: Exato;
  readonly casas: number;
  readonly unidade: string;
  readonly formula: string | null;
  /** Asked for only by the memória: the thousand items of an adição cost nothing until somebody opens them. */
  readonly entradas: () => readonly Figura[];
  readonly fonte: string | null;
}

interface Rotulo {
  nome: string;
  unidade: string;
  casas: number;
  fonte: string | null;
}

/** A figure that came from outside: typed, read in a file, taken from a table. Shown with `casas`, or with more where it has more. */
export function dado(rotulo: Rotulo, valor: DecimalTexto | Exato): Figura {
  const exato = new Exato(valor);
  const casas = Math.max(rotulo.casas, exato.decimalPlaces());
  return { ...rotulo, casas, exato, formula: null, entradas: semEntradas };
}

/**
 * A figure computed from others. `conta` gets the exact values of `entradas`, in their order, so what the memória shows is
 * what was reckoned with; the result is rounded to `casas` by `arredondamento`.
 */
export function calcular<const E extends readonly Figura[]>(
  rotulo: Rotulo & { formula: string; arredondamento: Arredondamento },
  entradas: E,
  conta: (...valores: { [K in keyof E]: Exato }) => Exato,
): Figura {
  const valores = entradas.map(({ exato }) => exato) as { [K in keyof E]: Exato };
  return figura(rotulo, conta(...valores), () => entradas);
}

/** As {@link calcular}, for a figure whose parts are too many to be held as figures: they are made when somebody opens it. */
export function calcularDeMuitos(
  rotulo: Rotulo & { formula: string; arredondamento: Arredondamento },
  exato: Exato,
  entradas: () => readonly Figura[],
): Figura {
  return figura(rotulo, exato, entradas);
}

/** The value as the wire carries it, with the decimals of the figure. */
export function texto({ exato, casas }: Figura): DecimalTexto {
  return (exato.isZero() ? exato.abs() : exato).toFixed(casas);
}

/** The whole tree below a figure. */
export function memoria(figura: Figura): Memoria {
  const { nome, unidade, formula, fonte } = figura;
  return { nome, valor: texto(figura), unidade, formula, entradas: figura.entradas().map(memoria), fonte };
}

/** Brings a value to its decimals by the mode the rule asks for. */
export function arredondar(valor: Exato, casas: number, arredondamento: Arredondamento): Exato {
  return valor.toDecimalPlaces(casas, arredondamento === 'TRUNCAR' ? Exato.ROUND_DOWN : Exato.ROUND_HALF_UP);
}

function figura(
  { arredondamento, ...rotulo }: Rotulo & { formula: string; arredondamento: Arredondamento },
  exato: Exato,
  entradas: () => readonly Figura[],
): Figura {
  if (!exato.isFinite()) throw new RangeError(`${rotulo.nome}: a conta não tem resultado finito.`);
  const formula = `${rotulo.formula}, ${MODOS[arredondamento]} em ${rotulo.casas} casas`;
  return { ...rotulo, exato: arredondar(exato, rotulo.casas, arredondamento), formula, entradas };
}

const semEntradas = (): readonly Figura[] => [];

const MODOS: Record<Arredondamento, string> = { TRUNCAR: 'truncado', MEIO_PARA_CIMA: 'arredondado (meio para cima)' };
