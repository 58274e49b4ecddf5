import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dciNota, notaInternada } from '#server/platform/db/schema/dci-notas.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/**
 * Records which DCI a nota is in. A nota is in one DCI only; a DCI and its retificadoras count as one. The key of the table
 * guarantees this, even when two requests bring the same nota at once.
 */
export function notasInternadas(tx: Database, empresaId: string) {
  return {
    /** Takes notas for a DCI. Returns those another DCI already has, each with the process of that DCI. */
    async tomar(raizId: string, identidades: readonly string[]): Promise<Map<string, string>> {
      if (identidades.length === 0) return new Map();
      // Sorted, so that two requests with the same notas wait for each other instead of deadlocking.
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

    /** Releases the notas that no DCI of this root contains any more. */
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

    /** Returns the identities of the notas in a DCI, without those left out. */
    async deUmaDci(dciId: string): Promise<string[]> {
      const linhas = await tx
        .select({ identidade: dciNota.identidade })
        .from(dciNota)
        .where(and(eq(dciNota.empresaId, empresaId), inArray(dciNota.dciId, [dciId]), sql`${dciNota.fora} is null`));
      return linhas.map(({ identidade }) => identidade);
    },
  };
}

/** Builds the identity of a nota. A nota has the same identity whether it came by key or was typed. */
export function identidadeDaNota(nota: { cnpj: string; serie: string; numero: string }): string {
  return `${nota.cnpj}/${Number(nota.serie)}/${Number(nota.numero)}`;
}
