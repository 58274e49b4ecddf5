import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { portalConsulta } from '#server/platform/db/schema-portal.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { locked, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { credencialRepository } from './credencial-repository.ts';
import { RECURSO_DA_CREDENCIAL } from './test-credential.ts';

/** Ends a credential: its secret and session are erased, and its fetches that wait are refused. */
export async function encerrarCredencial(
  { db, relogio, quem: { empresaId, usuarioId } }: { db: Database; relogio: Clock; quem: Caller },
  id: string,
): Promise<void> {
  const em = relogio.agora();
  await db.transaction(async (tx) => {
    const credenciais = credencialRepository(tx, empresaId);
    if (!(await credenciais.buscar(id))) throw notFound('Esta credencial');
    const fim = { encerradaEm: em, encerradaPor: usuarioId, segredo: null, sessao: null, sessaoAte: null };
    if (!(await credenciais.alterar(id, fim))) throw locked('Esta credencial já foi encerrada.');
    await tx
      .update(portalConsulta)
      .set({ situacao: 'RECUSADA', frase: 'A credencial foi encerrada antes do fim desta consulta.', proximaEm: null })
      .where(
        and(
          eq(portalConsulta.empresaId, empresaId),
          eq(portalConsulta.credencialId, id),
          eq(portalConsulta.situacao, 'NA_FILA'),
        ),
      );
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: RECURSO_DA_CREDENCIAL,
        registroId: id,
        acao: 'ALTERAR',
        motivo: 'Credencial encerrada.',
        usuarioId,
        em,
      },
    ]);
  });
}
