import type { CodigoNome } from '#lib/domain/aduana/declaracao-importacao.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** An entry of a Siscomex table: its name, and the code officials go by. */
export function CodigoENome({ codigo, nome }: CodigoNome) {
  return <>{[codigo, nome].filter(Boolean).join(' · ') || SEM_VALOR}</>;
}
