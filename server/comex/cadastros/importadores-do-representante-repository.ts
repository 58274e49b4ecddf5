import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { RepresentanteLido } from '#lib/contracts/cadastros/representante.ts';
import { batched } from '#server/platform/db/batched.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representanteImportador } from '#server/platform/db/schema/cadastros.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { invalidData } from '#server/platform/refusals.ts';
import { camposDoImportador } from './importador-apontado.ts';

type Importador = RepresentanteLido['importadores'][number];

/**
 * Reads and writes the importers each representative may act for. A deleted importer stays on the list, marked, so restoring it
 * restores the link.
 */
export function importadoresDoRepresentanteRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(representanteImportador.empresaId, empresaId);

  const de = async (representantes: string[]): Promise<Map<string, Importador[]>> => {
    if (representantes.length === 0) return new Map();
    const linhas = await tx
      .select({
        representanteId: representanteImportador.representanteId,
        ...camposDoImportador,
      })
      .from(representanteImportador)
      .innerJoin(
        importador,
        and(eq(importador.empresaId, empresaId), eq(importador.id, representanteImportador.importadorId)),
      )
      .where(and(daEmpresa, inArray(representanteImportador.representanteId, representantes)))
      .orderBy(asc(representanteImportador.ordem));
    const porRepresentante = Map.groupBy(linhas, ({ representanteId }) => representanteId);
    return new Map([...porRepresentante].map(([representante, seus]) => [representante, seus.map(lido)]));
  };

  const antigosDe = batched<string, Importador[]>(tx, async (representantes) => {
    const porRepresentante = await de(representantes);
    return representantes.map((um) => porRepresentante.get(um) ?? []);
  });
  const haImportador = batched<string, boolean>(tx, async (ids) => {
    const daquiESemExclusao = and(
      eq(importador.empresaId, empresaId),
      isNull(importador.excluidoEm),
      oneOfThese(importador.id, ids),
    );
    const achados = await tx.select({ id: importador.id }).from(importador).where(daquiESemExclusao);
    const servem = new Set(achados.map(({ id }) => id));
    return ids.map((id) => servem.has(id));
  });
  const soltar = batched<string, void>(tx, async (representantes) => {
    await tx
      .delete(representanteImportador)
      .where(and(daEmpresa, oneOfThese(representanteImportador.representanteId, representantes)));
    return [];
  });
  const prender = batched<(typeof representanteImportador.$inferInsert)[], void>(tx, async (listas) => {
    await bulkInsert(tx, representanteImportador, listas.flat());
    return [];
  });

  /** An importer already on the list may stay, even deleted; a newly chosen importer must exist. */
  const exigir = async (representanteId: string, novos: readonly { id: string }[]): Promise<void> => {
    if (novos.length === 0) return;
    const antigos = new Set((await antigosDe(representanteId)).map(({ id }) => id));
    const ha = await Promise.all(novos.map(({ id }) => antigos.has(id) || haImportador(id)));
    const lugar = ha.indexOf(false);
    if (lugar < 0) return;
    const frase = 'Este importador não existe ou foi excluído. Escolha outro.';
    throw invalidData(frase, { [`importadores.${lugar}.id`]: frase });
  };

  return {
    /** Returns the importers by representative, in the order they were given. */
    de,

    /** @throws {Refusal} 400 at the line of one that is not there. */
    exigir,

    /**
     * In place of those the representative had.
     * @throws {Refusal} 400 at the line of one that is not there.
     */
    async trocar(representanteId: string, novos: { id: string }[]): Promise<void> {
      await exigir(representanteId, novos);
      await soltar(representanteId);
      if (novos.length === 0) return;
      await prender(novos.map(({ id }, ordem) => ({ empresaId, representanteId, importadorId: id, ordem })));
    },
  };
}

function lido({ id, cnpj, razaoSocial, excluidoEm }: Omit<Importador, 'excluido'> & { excluidoEm: Date | null }) {
  return { id, cnpj, razaoSocial, excluido: excluidoEm !== null };
}
