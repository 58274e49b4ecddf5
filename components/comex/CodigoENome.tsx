import type { CodigoNome } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** Shows an entry of a Siscomex table: its official code and its name. */
export function CodigoENome({ codigo, nome }: CodigoNome) {
  return <>{[codigo, nome].filter(Boolean).join(' · ') || SEM_VALOR}</>;
}
