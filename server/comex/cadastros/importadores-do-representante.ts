import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { RepresentanteLido, RepresentanteNovo } from '#lib/registros/representante.ts';
import { batched } from '#server/platform/db/batched.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representante, representanteImportador } from '#server/platform/db/schema/cadastros.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { invalidField } from '#server/platform/refusals.ts';

type ComImportadores = Pick<RepresentanteNovo, 'importadores'>;

/** The importers a representative may act for, in the order they were given. A deleted one stays on the list, marked. */
export const IMPORTADORES: SQL<RepresentanteLido['importadores']> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${importador.id}, 'cnpj', ${importador.cnpj},
    'razaoSocial', ${importador.razaoSocial}, 'excluido', ${importador.excluidoEm} is not null)
    order by ${representanteImportador.ordem}), '[]')
  from ${representanteImportador}
  join ${importador} on ${importador.empresaId} = ${representanteImportador.empresaId}
    and ${importador.id} = ${representanteImportador.importadorId}
  where ${representanteImportador.empresaId} = ${representante.empresaId}
    and ${representanteImportador.representanteId} = ${representante.id})`;

/** Writes the importers of representatives, each list in place of the one before. */
export function importadoresDoRepresentante(tx: Database, empresaId: string) {
  const daEmpresa = eq(representanteImportador.empresaId, empresaId);
  const dosRepresentantes = (ids: string[]) => and(daEmpresa, oneOfThese(representanteImportador.representanteId, ids));

  const antigosDe = batched<string, ReadonlySet<string>>(tx, async (representantes) => {
    const ligados = await tx.select().from(representanteImportador).where(dosRepresentantes(representantes));
    const porRepresentante = Map.groupBy(ligados, ({ representanteId }) => representanteId);
    return representantes.map((id) => new Set(porRepresentante.get(id)?.map(({ importadorId }) => importadorId)));
  });
  const haImportador = batched<string, boolean>(tx, async (ids) => {
    const achados = await tx
      .select({ id: importador.id })
      .from(importador)
      .where(and(eq(importador.empresaId, empresaId), isNull(importador.excluidoEm), oneOfThese(importador.id, ids)));
    const servem = new Set(achados.map(({ id }) => id));
    return ids.map((id) => servem.has(id));
  });
  const soltar = batched<string, void>(tx, async (representantes) => {
    await tx.delete(representanteImportador).where(dosRepresentantes(representantes));
    return [];
  });
  const prender = batched<(typeof representanteImportador.$inferInsert)[], void>(tx, async (listas) => {
    await bulkInsert(tx, representanteImportador, listas.flat());
    return [];
  });

  return {
    /**
     * An importer already on the list may stay, even deleted; a newly chosen importer must exist.
     * @throws {Refusal} 400 at the line of one that is not there.
     */
    async conferir({ importadores }: ComImportadores, representanteId: string): Promise<void> {
      if (importadores.length === 0) return;
      const antigos = await antigosDe(representanteId);
      const ha = await Promise.all(importadores.map(({ id }) => antigos.has(id) || haImportador(id)));
      const lugar = ha.indexOf(false);
      if (lugar < 0) return;
      throw invalidField(`importadores.${lugar}.id`, 'Este importador não existe ou foi excluído. Escolha outro.');
    },

    async gravado(representanteId: string, { importadores }: ComImportadores): Promise<void> {
      await soltar(representanteId);
      if (importadores.length === 0) return;
      await prender(importadores.map(({ id }, ordem) => ({ empresaId, representanteId, importadorId: id, ordem })));
    },
  };
}
