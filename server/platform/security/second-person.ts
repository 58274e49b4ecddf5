import { sql } from 'drizzle-orm';
import { QUARENTENA_DO_CONVIDADO_MS } from '#lib/domain/acesso/travas.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { convite } from '#server/platform/db/schema/access.ts';
import { againstRule } from '#server/platform/refusals.ts';
import type { Caller } from './caller.ts';

/**
 * The people who brought somebody into the company in the last seven days, by an invitation of their own or through others they
 * brought in: to them, that person is no second person.
 */
export async function broughtInBy(tx: Database, { empresaId, usuarioId }: Caller, agora: Date): Promise<Set<string>> {
  const desde = sql.param(new Date(agora.getTime() - QUARENTENA_DO_CONVIDADO_MS), convite.criadoEm);
  const linhas = await rowsOf<{ quem: string }>(
    tx,
    sql`with recursive trouxe(quem) as (
          select criado_por from ${convite}
          where empresa_id = ${empresaId} and usuario_id = ${usuarioId} and criado_em > ${desde} and criado_por is not null
          union
          select c.criado_por from ${convite} c join trouxe on c.usuario_id = trouxe.quem
          where c.empresa_id = ${empresaId} and c.criado_em > ${desde} and c.criado_por is not null
        )
        select quem from trouxe`,
  );
  return new Set(linhas.map(({ quem }) => quem));
}

/** @throws {Refusal} 422 when the caller is no second person to who asked. */
export async function requireSecondPerson(
  tx: Database,
  quem: Caller,
  { pedidoPor, frase, agora }: { pedidoPor: string; frase: string; agora: Date },
): Promise<void> {
  if (pedidoPor === quem.usuarioId) throw againstRule(frase);
  if ((await broughtInBy(tx, quem, agora)).has(pedidoPor)) throw againstRule(TRAZIDO_HA_POUCO);
}

export const TRAZIDO_HA_POUCO =
  'Quem pediu convidou você há menos de sete dias: até lá, a segunda pessoa tem de ser outra.';
