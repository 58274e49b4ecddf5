/** Value of a list cell: decimals as text, days and instants in API form, null if empty. */
export type ValorDeCelula = string | number | null;

type Tipo =
  | { tipo: 'texto' | 'inteiro' | 'dinheiro' | 'data' | 'instante' }
  /** At least `minimas` decimals, and no zeros beyond them; always `casas` where absent. */
  | { tipo: 'decimal'; casas: number; minimas?: number }
  /** Words by API code; an unknown code is shown as it is. */
  | { tipo: 'opcao'; opcoes: Readonly<Record<string, string>> };

/** A column of a list, declared once for the grid, the column chooser and the exported file. */
export type ColunaDeLista<Linha> = Tipo & {
  /** Name of the column in `colunas=`, in the totals and, if sortable, in `ordem=`. */
  campo: string;
  titulo: string;
  /** Only if the value is not `linha[campo]`. */
  valor?: (linha: Linha) => ValorDeCelula;
  ordenavel?: true;
  /** Shown by default. */
  padrao?: true;
  /** Shown by default as a line of the card on a phone. */
  noCartao?: true;
  /** Approximate width in characters; defaults to that of its type. */
  caracteres?: number;
  /** For a text that must be read whole, such as a CNPJ: the column neither shrinks nor grows with the space left. */
  inteira?: true;
};

export function valorDaCelula<Linha>(coluna: ColunaDeLista<Linha>, linha: Linha): ValorDeCelula {
  if (coluna.valor) return coluna.valor(linha);
  return ((linha as Record<string, unknown>)[coluna.campo] ?? null) as ValorDeCelula;
}

/** Width in characters, for the grid and the sheet. */
export function caracteresDa({ tipo, caracteres }: Pick<ColunaDeLista<never>, 'tipo' | 'caracteres'>): number {
  return caracteres ?? CARACTERES[tipo];
}

const CARACTERES = { texto: 20, inteiro: 10, dinheiro: 15, decimal: 16, data: 14, instante: 15, opcao: 15 } as const;

/** Numeric columns are right-aligned, and are numbers in the sheet. */
export function ehNumerica({ tipo }: Tipo): boolean {
  return tipo === 'inteiro' || tipo === 'decimal' || tipo === 'dinheiro';
}

export function palavraDaOpcao(opcoes: Readonly<Record<string, string>>, codigo: string): string {
  return opcoes[codigo] ?? codigo;
}
