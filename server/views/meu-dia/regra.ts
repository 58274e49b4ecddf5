import type { LinhaDoMeuDia } from '#lib/contracts/meu-dia.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { RegraDoMeuDia } from '#lib/domain/sistema/meu-dia.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface AoLer {
  tx: Database;
  empresaId: string;
  hoje: DataTexto;
}

/** Whose lines, and which. */
export interface Filtro {
  /** Of which this person is responsible, or nobody is. */
  responsavelId?: string | undefined;
  importadorId?: string | undefined;
  /** Only these, by their keys. */
  so?: readonly string[];
  /** All but these, by their keys. */
  menos?: readonly string[];
}

/** A line as its rule tells it; the heading it stands under and whether it was put off follow. */
export type LinhaDaRegra = Omit<LinhaDoMeuDia, 'grupo' | 'adiamento'>;

/** One reason for which something waits, told of what is still open; bounded, whatever the company has. */
export interface Regra {
  codigo: RegraDoMeuDia;
  /** The most urgent first, at most `limite`; `total` is how many there are, up to `contarAte` or as far as anybody counts. */
  ler(
    ao: AoLer,
    filtro: Filtro,
    limite: number,
    contarAte?: number,
  ): Promise<{ linhas: LinhaDaRegra[]; total: number }>;
  /** How many, up to `ate`. */
  contar(ao: AoLer, filtro: Filtro, ate: number): Promise<number>;
}

/** A rule, the record, and what of it where the record has several. */
export function chaveDaLinha(regra: RegraDoMeuDia, registroId: string, detalhe?: string): string {
  return [regra, registroId, ...(detalhe === undefined ? [] : [detalhe])].join('.');
}

export function registroDaChave(chave: string): string {
  return chave.split('.')[1] ?? '';
}

export function regraDaChave(chave: string): string {
  return chave.split('.')[0] ?? '';
}
