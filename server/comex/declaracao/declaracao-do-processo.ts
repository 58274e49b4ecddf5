import { and, eq, isNull } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { notFound } from '#server/platform/refusals.ts';
import { type DeclaracaoGuardada, declaracaoGuardada } from './declaracao-guardada.ts';

/** Returns the whole declaration of a process, as in its file. @throws {Refusal} 404. */
export async function declaracaoDoProcesso(
  db: Database,
  empresaId: string,
  processoId: string,
): Promise<DeclaracaoImportacao> {
  return (await guardadaDoProcesso(db, empresaId, processoId)).declaracao;
}

/** Returns the stored declaration of a process with its adições. @throws {Refusal} 404. */
export async function guardadaDoProcesso(
  db: Database,
  empresaId: string,
  processoId: string,
): Promise<DeclaracaoGuardada> {
  const guardada = await declaracaoGuardada(db, empresaId, processoId);
  if (guardada && !guardada.processo.excluidoEm) return guardada;
  const condicao = and(eq(processo.empresaId, empresaId), eq(processo.id, processoId), isNull(processo.excluidoEm));
  throw notFound((await db.$count(processo, condicao)) > 0 ? 'A declaração deste processo' : 'Este processo');
}
