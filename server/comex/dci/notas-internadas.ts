import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { dci, dciNota, notaInternada } from '#server/platform/db/schema-dci.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/**
 * Which DCI a nota is in: the same one is never in two, but for the retificadoras of one, which are one with it. The key of the table
 * says so, so two who bring it at once cannot both have it.
 */
export function notasInternadas(tx: Database, empresaId: string) {
  return {
    /** Takes these for a DCI; answers those another has already, each with its process. */
    async tomar(raizId: string, identidades: readonly string[]): Promise<Map<string, string>> {
      if (identidades.length === 0) return new Map();
      // In one order, so that two who bring the same ones wait for each other instead of for ever.
      const ordenadas = [...new Set(identidades)].sort();
      await tx.execute(sql`
        insert into nota_internada (empresa_id, identidade, raiz_id)
        select ${empresaId}::uuid, identidade, ${raizId}::uuid
        from unnest(${sql.param(ordenadas)}::text[]) as identidade
        on conflict do nothing`);
      const deOutras = await tx
        .select({ identidade: notaInternada.identidade, processo: dci.processo })
        .from(notaInternada)
        .innerJoin(dci, and(eq(dci.empresaId, empresaId), eq(dci.id, notaInternada.raizId)))
        .where(
          and(
            eq(notaInternada.empresaId, empresaId),
            oneOfThese(notaInternada.identidade, ordenadas),
            ne(notaInternada.raizId, raizId),
          ),
        );
      return new Map(deOutras.map(({ identidade, processo }) => [identidade, processo]));
    },

    /** Gives back what none of the DCIs of this root has in it any more. */
    async devolver(raizId: string): Promise<void> {
      const ainda = tx
        .select({ identidade: dciNota.identidade })
        .from(dciNota)
        .innerJoin(dci, and(eq(dci.empresaId, dciNota.empresaId), eq(dci.id, dciNota.dciId)))
        .where(
          and(
            eq(dci.empresaId, empresaId),
            eq(dci.raizId, raizId),
            ne(dci.situacao, 'CANCELADA'),
            sql`${dci.excluidoEm} is null`,
            sql`${dciNota.fora} is null`,
          ),
        );
      await tx
        .delete(notaInternada)
        .where(
          and(
            eq(notaInternada.empresaId, empresaId),
            eq(notaInternada.raizId, raizId),
            notInArray(notaInternada.identidade, ainda),
          ),
        );
    },

    /** The identities of a DCI's notas that are in it. */
    async deUmaDci(dciId: string): Promise<string[]> {
      const linhas = await tx
        .select({ identidade: dciNota.identidade })
        .from(dciNota)
        .where(and(eq(dciNota.empresaId, empresaId), inArray(dciNota.dciId, [dciId]), sql`${dciNota.fora} is null`));
      return linhas.map(({ identidade }) => identidade);
    },
  };
}

/** By what a nota is one and the same, read of its key or typed. */
export function identidadeDaNota(nota: { cnpj: string; serie: string; numero: string }): string {
  return `${nota.cnpj}/${Number(nota.serie)}/${Number(nota.numero)}`;
}
