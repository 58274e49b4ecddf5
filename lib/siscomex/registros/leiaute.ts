import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';

/**
 * A file of fixed-width lines: the type of the registro, then its fields in sequence. The official order of the columns of the
 * DCR-E and DCI files is not public (domain/zfm.md §0). These tables write an "arquivo de conferência" in the order of our sources,
 * for people to read and compare; filing happens in the program of the Receita. The positions of the PLI and of the DI → Suframa
 * are those of the Suframa's own system (domain/zfm.md §5).
 */
export interface Leiaute {
  nome: string;
  registros: Readonly<Record<string, readonly CampoDeRegistro[]>>;
  /** Types in the order of the file, beginning with its header. */
  ordem: readonly Bloco[];
}

/** A registro, or registros that repeat together in rounds; the first opens each round. */
export type Bloco = string | readonly Bloco[];

/**
 * `C` is text with blanks on the right. `N` is digits with `casas` implied decimals and zeros on the left. `D` is a day, AAAAMMDD
 * or blank. `L` is the rest of the line unchanged, of any length, for registros with unknown fields.
 */
export interface CampoDeRegistro {
  nome: string;
  tipo: CampoLido['tipo'];
  /** In characters, each one byte in the file. */
  tamanho: number;
  casas: number;
}

/** A line in memory: text for `C` and `L`, a decimal with the decimals of the field for `N`, `YYYY-MM-DD` or null for `D`. */
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
