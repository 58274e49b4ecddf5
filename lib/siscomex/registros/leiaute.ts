import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';

/**
 * A file of fixed-width lines: the type of the record, then its fields one after the other. The official order of the columns of the
 * DCR-E and DCI files is not public (domain/zfm.md §0): what is written by these tables is an "arquivo de conferência" in the order
 * of our sources, to be read by people and compared; the program of the Receita stays the place of filing. The positions of the PLI
 * and of the DI → Suframa are those of the Suframa's own system (domain/zfm.md §5).
 */
export interface Leiaute {
  nome: string;
  registros: Readonly<Record<string, readonly CampoDeRegistro[]>>;
  /** Types in the order of the file, its header first. */
  ordem: readonly Bloco[];
}

/** A record, or records that come again together, the first of them opening each round. */
export type Bloco = string | readonly Bloco[];

/**
 * `C` text, blanks on the right; `N` digits with `casas` implied decimals, zeros on the left; `D` a day, AAAAMMDD or blank; `L` the
 * rest of the line as it stands, of any length, for records whose fields are not known.
 */
export interface CampoDeRegistro {
  nome: string;
  tipo: CampoLido['tipo'];
  /** In characters, one byte each in the file. */
  tamanho: number;
  casas: number;
}

/** A line as programs hold it: text for `C` and `L`, a decimal with the decimals of the field for `N`, `YYYY-MM-DD` or null for `D`. */
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
export const livre = (nome: string): CampoDeRegistro => ({ nome, tipo: 'L', tamanho: 0, casas: 0 });
