import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Memória de cálculo: a figure with its inputs and its rule, as a tree that a person can read and sign. */
export interface Memoria {
  nome: string;
  /** With exactly the decimals of the figure. */
  valor: DecimalTexto;
  /** `R$`, `US$`, `kg`, `%`, the unit of the goods, or empty for a plain number. */
  unidade: string;
  /** In words, `valor aduaneiro × alíquota, truncado em 2 casas`; null for a figure from outside. */
  formula: string | null;
  entradas: Memoria[];
  /** The law behind a calculated figure, or the origin of a figure from outside. */
  fonte: string | null;
}

/**
 * Truncates after the last decimal, as the Siscomex does, rounds half away from zero, or rounds half to the even digit, as the
 * calculator of CBS and IBS does. It is always explicit, never part of formatting.
 */
export type Arredondamento = 'TRUNCAR' | 'MEIO_PARA_CIMA' | 'MEIO_PAR';

/** A figure inside the engine: its exact value and, on demand, how it was calculated. */
export interface Figura {
  readonly nome: string;
  readonly exato: Exato;
  readonly casas: number;
  readonly unidade: string;
  readonly formula: string | null;
  /** Lazy: only the memória calls it, so the thousand items of an adição cost nothing until then. */
  readonly entradas: () => readonly Figura[];
  readonly fonte: string | null;
}

interface Rotulo {
  nome: string;
  unidade: string;
  casas: number;
  fonte: string | null;
}

/**
 * Builds a figure from outside: typed, read from a file, or taken from a table. It is shown with `casas` decimals, or with more if
 * it has more.
 */
export function dado(rotulo: Rotulo, valor: DecimalTexto | Exato): Figura {
  const exato = new Exato(valor);
  const casas = Math.max(rotulo.casas, exato.decimalPlaces());
  return { ...rotulo, casas, exato, formula: null, entradas: semEntradas };
}

/**
 * Calculates a figure from others. `conta` gets the exact values of `entradas`, in order, so the memória shows exactly what was
 * used. The result is rounded to `casas` by `arredondamento`.
 */
export function calcular<const E extends readonly Figura[]>(
  rotulo: Rotulo & { formula: string; arredondamento: Arredondamento },
  entradas: E,
  conta: (...valores: { [K in keyof E]: Exato }) => Exato,
): Figura {
  const valores = entradas.map(({ exato }) => exato) as { [K in keyof E]: Exato };
  return figura(rotulo, conta(...valores), () => entradas);
}

/** Like {@link calcular}, for a figure with too many parts to hold as figures: they are built on demand. */
export function calcularDeMuitos(
  rotulo: Rotulo & { formula: string; arredondamento: Arredondamento },
  exato: Exato,
  entradas: () => readonly Figura[],
): Figura {
  return figura(rotulo, exato, entradas);
}

/** A term of an {@link expressao}: the product of its factors, divided by `por` if given. A factor in % counts as hundredths. */
export interface Termo {
  menos?: boolean;
  fatores: readonly Figura[];
  por?: Figura;
}

/**
 * Adds up terms, and writes the formula from the same figures, so formula and calculation cannot differ: `Frete × Peso ÷ Peso total
 * − Dedução`. The names are in the order of the entradas.
 */
export function expressao(rotulo: Rotulo & { arredondamento: Arredondamento }, termos: readonly Termo[]): Figura {
  const { nome, unidade, casas, fonte, arredondamento } = rotulo;
  return {
    nome,
    unidade,
    casas,
    fonte,
    exato: arredondarFinito(nome, valorDosTermos(termos, unidade), casas, arredondamento),
    // Lazy, like the entradas: only the memória reads it.
    get formula() {
      return `${termos.map(termoPorExtenso).join(' ')}, ${MODOS[arredondamento].nome} em ${casas} casas`;
    },
    entradas: () => termos.flatMap(({ fatores, por }) => (por ? [...fatores, por] : fatores)),
  };
}

/** Adds up figures of the same kind. */
export function soma(rotulo: Rotulo & { arredondamento: Arredondamento }, parcelas: readonly Figura[]): Figura {
  const total = parcelas.reduce((ate, { exato }) => ate.plus(exato), ZERO);
  return calcularDeMuitos({ ...rotulo, formula: 'soma das parcelas' }, total, () => parcelas);
}

/** Formats the value for the API, with the decimals of the figure. */
export function texto({ exato, casas }: Figura): DecimalTexto {
  return (exato.isZero() ? exato.abs() : exato).toFixed(casas);
}

/** Builds the whole tree of a figure. */
export function memoria(figura: Figura): Memoria {
  const { nome, unidade, formula, fonte } = figura;
  return { nome, valor: texto(figura), unidade, formula, entradas: figura.entradas().map(memoria), fonte };
}

/**
 * Like {@link memoria}, for figures that share inputs. Each input is expanded at its first occurrence, and later only named with
 * its value. Otherwise every tax would repeat the items of an adição.
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

/** The memória of a sum of very many parts, each without its own; `detalhe` says where that is. */
export function memoriaRasa(figura: Figura, detalhe: string): Memoria {
  const folha = ({ nome, unidade, fonte }: Figura, valor: DecimalTexto): Memoria => {
    return { nome, valor, unidade, formula: null, entradas: [], fonte: fonte ?? detalhe };
  };
  const entradas = figura.entradas().map((entrada) => folha(entrada, texto(entrada)));
  return { ...folha(figura, texto(figura)), formula: figura.formula, entradas, fonte: figura.fonte };
}

/** Rounds a value to its decimals by the given mode. */
export function arredondar(valor: Exato, casas: number, arredondamento: Arredondamento): Exato {
  return valor.toDecimalPlaces(casas, MODOS[arredondamento].exato);
}

function figura(
  { arredondamento, ...rotulo }: Rotulo & { formula: string; arredondamento: Arredondamento },
  exato: Exato,
  entradas: () => readonly Figura[],
): Figura {
  const formula = `${rotulo.formula}, ${MODOS[arredondamento].nome} em ${rotulo.casas} casas`;
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

const MODOS = {
  TRUNCAR: { nome: 'truncado', exato: Exato.ROUND_DOWN },
  MEIO_PARA_CIMA: { nome: 'arredondado (meio para cima)', exato: Exato.ROUND_HALF_UP },
  MEIO_PAR: { nome: 'arredondado (meio para o par)', exato: Exato.ROUND_HALF_EVEN },
} as const satisfies Record<Arredondamento, { nome: string; exato: number }>;
