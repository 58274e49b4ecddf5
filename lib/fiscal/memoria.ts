import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

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

/** A term of an {@link expressao}: its factors multiplied, divided by `por` where it has one. A factor in % counts as hundredths. */
export interface Termo {
  menos?: boolean;
  fatores: readonly Figura[];
  por?: Figura;
}

/**
 * Terms added up, with the formula written from the very figures reckoned with, so that the one cannot say what the other does
 * not do: `Frete × Peso ÷ Peso total − Dedução`. The names stand in the order of the entradas.
 */
export function expressao(rotulo: Rotulo & { arredondamento: Arredondamento }, termos: readonly Termo[]): Figura {
  const { nome, unidade, casas, fonte, arredondamento } = rotulo;
  return {
    nome,
    unidade,
    casas,
    fonte,
    exato: arredondarFinito(nome, valorDosTermos(termos, unidade), casas, arredondamento),
    // Asked for only by the memória, like the entradas.
    get formula() {
      return `${termos.map(termoPorExtenso).join(' ')}, ${MODOS[arredondamento]} em ${casas} casas`;
    },
    entradas: () => termos.flatMap(({ fatores, por }) => (por ? [...fatores, por] : fatores)),
  };
}

/** Figures of one kind added up. */
export function soma(rotulo: Rotulo & { arredondamento: Arredondamento }, parcelas: readonly Figura[]): Figura {
  const total = parcelas.reduce((ate, { exato }) => ate.plus(exato), ZERO);
  return calcularDeMuitos({ ...rotulo, formula: 'soma das parcelas' }, total, () => parcelas);
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

/**
 * As {@link memoria}, for figures that share inputs: each is opened where it first stands and further on is only named, with its
 * value. Without this the items of an adição would be written out again for every tax.
 */
export function memoriaSemRepetir(figura: Figura, abertas = new Set<Figura>()): Memoria {
  const { nome, unidade, fonte } = figura;
  const valor = texto(figura);
  if (figura.formula === null) return { nome, valor, unidade, formula: null, entradas: [], fonte };
  if (abertas.has(figura)) return { nome, valor, unidade, formula: null, entradas: [], fonte: 'calculado acima' };
  abertas.add(figura);
  const entradas = figura.entradas().map((entrada) => memoriaSemRepetir(entrada, abertas));
  return { nome, valor, unidade, formula: figura.formula, entradas, fonte };
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
  const formula = `${rotulo.formula}, ${MODOS[arredondamento]} em ${rotulo.casas} casas`;
  return { ...rotulo, exato: arredondarFinito(rotulo.nome, exato, rotulo.casas, arredondamento), formula, entradas };
}

function arredondarFinito(nome: string, exato: Exato, casas: number, arredondamento: Arredondamento): Exato {
  if (!exato.isFinite()) throw new RangeError(`${nome}: a conta não tem resultado finito.`);
  return arredondar(exato, casas, arredondamento);
}

function valorDosTermos(termos: readonly Termo[], unidade: string): Exato {
  let total = ZERO;
  for (const { menos, fatores, por } of termos) {
    let produto = UM;
    for (const fator of fatores) {
      produto = produto.times(fator.exato);
      if (fator.unidade === '%') produto = produto.times(CENTESIMO);
    }
    if (por) produto = produto.div(por.exato);
    total = menos ? total.minus(produto) : total.plus(produto);
  }
  return unidade === '%' ? total.times(100) : total;
}

function termoPorExtenso({ menos, fatores, por }: Termo, indice: number): string {
  const sinal = menos ? '− ' : indice > 0 ? '+ ' : '';
  const produto = fatores.map(({ nome }) => nome).join(' × ');
  return `${sinal}${produto}${por ? ` ÷ ${por.nome}` : ''}`;
}

const semEntradas = (): readonly Figura[] => [];

const ZERO = new Exato(0);
const UM = new Exato(1);
const CENTESIMO = new Exato('0.01');

const MODOS: Record<Arredondamento, string> = { TRUNCAR: 'truncado', MEIO_PARA_CIMA: 'arredondado (meio para cima)' };
