import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import { diaDaAbertura, ehAbertura } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { processoPasso } from '#server/platform/db/schema/processo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { stepWrites } from '#server/platform/steps/step-writes.ts';

type NovoPasso = Pick<
  typeof processoPasso.$inferInsert,
  'situacao' | 'data' | 'canalRfb' | 'prazo' | 'motivo' | 'daDeclaracao' | 'portal'
>;

/** Reads and writes the steps of processes. */
export function passoRepository(tx: Database, empresaId: string) {
  const desfeitoPor = alias(usuario, 'desfeito_por');

  /** Returns the steps by process in the order they were taken, including those undone. */
  const dosProcessos = async (ids: readonly string[]): Promise<Map<string, PassoLido[]>> => {
    if (ids.length === 0) return new Map();
    const linhas = await tx
      .select({ passo: processoPasso, autor: usuario.nome, quemDesfez: desfeitoPor.nome })
      .from(processoPasso)
      .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, processoPasso.usuarioId)))
      .leftJoin(desfeitoPor, and(eq(desfeitoPor.empresaId, empresaId), eq(desfeitoPor.id, processoPasso.desfeitoPor)))
      .where(and(eq(processoPasso.empresaId, empresaId), oneOfThese(processoPasso.processoId, ids)))
      .orderBy(asc(processoPasso.processoId), asc(processoPasso.ordem));
    const porProcesso = Map.groupBy(linhas, ({ passo }) => passo.processoId);
    return new Map(
      [...porProcesso].map(([id, passosDoProcesso]) => [
        id,
        passosDoProcesso.map(({ passo, autor, quemDesfez }) => lido(passo, autor, quemDesfez)),
      ]),
    );
  };

  const doProcesso = async (processoId: string) => (await dosProcessos([processoId])).get(processoId) ?? [];

  /**
   * Moves “Em aberto” to the first step that happened before the record was typed, and back when that step is undone. Returns the steps
   * as they are then.
   */
  const reverAberturas = async (ids: readonly string[]): Promise<Map<string, PassoLido[]>> => {
    const lidos = await dosProcessos(ids);
    for (const [processoId, dados] of lidos) {
      const [abertura, ...seguintes] = isStanding(dados);
      if (!abertura || !ehAbertura(abertura)) continue;
      const data = diaDaAbertura(diaEmManaus(new Date(abertura.em)), seguintes);
      if (data === abertura.data) continue;
      note(processoId);
      await tx
        .update(processoPasso)
        .set({ data })
        .where(and(eq(processoPasso.empresaId, empresaId), eq(processoPasso.id, abertura.id)));
      lidos.set(
        processoId,
        dados.map((passoDado) => (passoDado.id === abertura.id ? { ...passoDado, data } : passoDado)),
      );
    }
    return lidos;
  };

  const note = (processoId: string) => noteInPainel(tx, empresaId, [processoId]);

  return {
    ...stepWrites(tx, empresaId, processoPasso, 'processoId', note),
    dosProcessos,
    doProcesso,

    reverAbertura: (processoId: string) => reverAberturas([processoId]),
    reverAberturas,

    /** Marks a step entered by hand as proved by the file of the declaration, and gives it the day of the file. */
    async provar(id: string, provado: Pick<NovoPasso, 'data' | 'canalRfb' | 'motivo' | 'portal'>): Promise<void> {
      const provados = await tx
        .update(processoPasso)
        .set({ ...provado, daDeclaracao: true })
        .where(and(eq(processoPasso.empresaId, empresaId), eq(processoPasso.id, id)))
        .returning({ processoId: processoPasso.processoId });
      for (const { processoId } of provados) note(processoId);
    },
  };
}

function lido(passo: typeof processoPasso.$inferSelect, autor: string, quemDesfez: string | null): PassoLido {
  const { id, situacao, data, canalRfb, prazo, motivo, daDeclaracao, portal } = passo;
  const { em, usuarioId, desfeitoEm, desfeitoPor } = passo;
  return {
    id,
    situacao,
    data,
    canalRfb,
    prazo,
    motivo,
    daDeclaracao,
    portal,
    em: em.toISOString(),
    usuario: { id: usuarioId, nome: autor },
    desfeito:
      desfeitoEm && desfeitoPor
        ? { em: desfeitoEm.toISOString(), usuario: { id: desfeitoPor, nome: quemDesfez ?? '' } }
        : null,
  };
}
