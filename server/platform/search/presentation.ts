import type { Achado } from '#lib/contracts/views/busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Reason } from './reason.ts';

/** How a row that was found is shown. */
export interface Presented extends Pick<Achado, 'tipo' | 'id' | 'titulo' | 'detalhe'> {
  /** Further texts it may have been found by. */
  motivos: readonly Reason[];
  em?: string;
  /** Shown only when the search is exactly this. */
  soPor?: string;
}

/** The rows of a kind as they are shown, without rows that are gone. */
export type Presentation = (tx: Database, empresaId: string, ids: readonly string[]) => Promise<Presented[]>;

export function partes(...textos: (string | null | undefined)[]): string {
  return textos.filter(Boolean).join(' · ');
}
