import { sql } from 'drizzle-orm';
import { processo } from '#server/platform/db/schema/processo.ts';
import { regraDeAlerta } from '#server/views/meu-dia/regra-de-alerta.ts';

/** The ETA has passed and the day of the arrival is missing. */
export const etaPassada = regraDeAlerta({
  codigo: 'ETA_PASSADA',
  ordem: sql`${processo.eta}`,
  lugar: () => ({ onde: 'PROCESSO', aba: 'carga', campo: 'chegada' }),
});
