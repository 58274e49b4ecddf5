import { and, eq } from 'drizzle-orm';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { apurarDci } from '#server/comex/dci/apurar.ts';
import { exigirAberta, reabrir } from '#server/comex/dci/dci-em-aberto.ts';
import { notasInternadas } from '#server/comex/dci/notas-internadas.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { type notaRepository as NotaRepository, notaRepository } from './nota-repository.ts';

export interface AoMudarNotas {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

export interface Mudando {
  tx: Database;
  dci: typeof dci.$inferSelect;
  /** CNPJ of the industry. */
  cnpj: string;
  notas: ReturnType<typeof NotaRepository>;
  internadas: ReturnType<typeof notasInternadas>;
  assinatura: Assinatura;
}

/**
 * Changes the notas of an open DCI in one transaction. It takes or releases the notas, returns the DCI to elaboração, and
 * calculates again what the DCI declares. Then it calls `feito` to read the answer. `frase` is the entry for the history; null
 * means nothing changed.
 * @throws {Refusal} 404 when the DCI does not exist, 409 when it is registered.
 */
export function mudarNotas<Feito>(
  { db, relogio, quem: { empresaId, usuarioId } }: AoMudarNotas,
  dciId: string,
  mudar: (ao: Mudando) => Promise<{ feito: () => Promise<Feito>; frase: string | null }>,
): Promise<Feito> {
  return db.transaction(async (tx) => {
    const assinatura = { usuarioId, em: relogio.agora() };
    const [linha] = await tx
      .select({ dci, cnpj: importador.cnpj })
      .from(dci)
      .innerJoin(importador, importadorDe(dci))
      .where(and(eq(dci.empresaId, empresaId), eq(dci.id, dciId)))
      .for('update', { of: dci });
    if (!linha || linha.dci.excluidoEm !== null) throw notFound('Este processo de DCI');
    exigirAberta(linha.dci);
    const internadas = notasInternadas(tx, empresaId);
    const { feito, frase } = await mudar({
      tx,
      dci: linha.dci,
      cnpj: linha.cnpj,
      notas: notaRepository(tx, empresaId, dciId),
      internadas,
      assinatura,
    });
    if (frase === null) return feito();
    await internadas.devolver(linha.dci.raizId);
    await reabrir(tx, empresaId, linha.dci, assinatura);
    await apurarDci(tx, empresaId, dciId, { hoje: diaEmManaus(assinatura.em) });
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: 'Dci',
        registroId: dciId,
        acao: 'ALTERAR',
        antes: {},
        depois: {},
        motivo: frase,
        ...assinatura,
      },
    ]);
    return feito();
  });
}
