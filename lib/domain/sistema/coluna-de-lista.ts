/** What a cell of a list holds: decimals as text, days and instants as the wire carries them, null where there is nothing. */
export type ValorDeCelula = string | number | null;

type Tipo =
  | { tipo: 'texto' | 'inteiro' | 'dinheiro' | 'data' | 'instante' }
  | { tipo: 'decimal'; casas: number }
  /** The code on the wire and the word for it; a code nobody knows is shown as it came. */
  | { tipo: 'opcao'; opcoes: Readonly<Record<string, string>> };

/** A column of a list, declared once: the grid, the column chooser and the exported file all read this. */
export type ColunaDeLista<Linha> = Tipo & {
  /** Its name in `colunas=`, in `ordem=` where it can be ordered by, and in the totals. */
  campo: string;
  titulo: string;
  /** Where the value is not simply `linha[campo]`. */
  valor?: (linha: Linha) => ValorDeCelula;
  ordenavel?: true;
  /** Shown until somebody chooses otherwise. */
  padrao?: true;
  /** On a phone, a line of the card until somebody chooses otherwise. */
  noCartao?: true;
  /** About how many characters it shows; without it as many as its kind takes. */
  caracteres?: number;
  /** A text that must be read whole, a CNPJ: it has its width, and neither gives of it nor takes what is left. */
  inteira?: true;
};

export function valorDaCelula<Linha>(coluna: ColunaDeLista<Linha>, linha: Linha): ValorDeCelula {
  if (coluna.valor) return coluna.valor(linha);
  return ((linha as Record<string, unknown>)[coluna.campo] ?? null) as ValorDeCelula;
}

/** The characters the column shows, from which the grid and the spreadsheet take its width. */
export function caracteresDa({ tipo, caracteres }: Pick<ColunaDeLista<never>, 'tipo' | 'caracteres'>): number {
  return caracteres ?? CARACTERES[tipo];
}

const CARACTERES = { texto: 20, inteiro: 10, dinheiro: 15, decimal: 16, data: 14, instante: 15, opcao: 15 } as const;

/** Figures stand on the right, and are numbers in a spreadsheet. */
export function ehNumerica({ tipo }: Tipo): boolean {
  return tipo === 'inteiro' || tipo === 'decimal' || tipo === 'dinheiro';
}

/** The word a person reads for a code. */
export function palavraDaOpcao(opcoes: Readonly<Record<string, string>>, codigo: string): string {
  return opcoes[codigo] ?? codigo;
}
