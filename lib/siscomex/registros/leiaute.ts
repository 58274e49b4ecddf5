/**
 * A file of fixed-width lines: the type of the record, then its fields one after the other. The official order of the columns of the
 * DCR-E and DCI files is not public (domain/zfm.md §0): what is written by these tables is an "arquivo de conferência" in the order
 * of our sources, to be read by people and compared; the program of the Receita stays the place of filing.
 */
export interface Leiaute {
  nome: string;
  registros: Readonly<Record<string, readonly CampoDeRegistro[]>>;
}

/**
 * `C` text, blanks on the right; `N` digits with `casas` implied decimals, zeros on the left; `D` a day, AAAAMMDD or blank.
 */
export interface CampoDeRegistro {
  nome: string;
  tipo: 'C' | 'N' | 'D';
  /** In characters, one byte each in the file. */
  tamanho: number;
  casas: number;
}

/** A line as programs hold it: text for `C`, a decimal with the decimals of the field for `N`, `YYYY-MM-DD` or null for `D`. */
export interface Registro {
  registro: string;
  valores: Readonly<Record<string, string | null>>;
}

export const c = (nome: string, tamanho: number): CampoDeRegistro => ({ nome, tipo: 'C', tamanho, casas: 0 });
export const n = (nome: string, tamanho: number, casas: number): CampoDeRegistro => ({
  nome,
  tipo: 'N',
  tamanho,
  casas,
});
export const d = (nome: string): CampoDeRegistro => ({ nome, tipo: 'D', tamanho: 8, casas: 0 });
