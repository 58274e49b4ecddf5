import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DcrDoLookup, DcrLookupConsulta } from '#lib/contracts/dcr/dcr.ts';
import { DCR_REGISTRADO } from '#lib/domain/zfm/situacao-dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { lookupQuery } from '#server/platform/records/lookup.ts';

/**
 * Finds registered DCR-Es by a part of the number of the Receita, of our own number or of the product. A retificador or
 * substitutivo follows one of them.
 */
export async function procurarDcr(
  tx: Database,
  empresaId: string,
  { q, importadorId, produtoId }: DcrLookupConsulta,
): Promise<DcrDoLookup[]> {
  const procura = lookupQuery(dcr, q);
  if (!procura) return [];
  const linhas = await tx
    .select({
      id: dcr.id,
      numero: dcr.numero,
      processo: dcr.processo,
      descricao: dcr.descricao,
      situacao: dcr.situacao,
    })
    .from(dcr)
    .where(
      and(
        eq(dcr.empresaId, empresaId),
        isNull(dcr.excluidoEm),
        inArray(dcr.situacao, [...DCR_REGISTRADO]),
        whenGiven(importadorId, (id) => eq(dcr.importadorId, id)),
        whenGiven(produtoId, (id) => eq(dcr.produtoId, id)),
        procura.filtro,
      ),
    )
    .orderBy(...procura.ordem)
    .limit(procura.limite);
  return linhas.map(({ id, numero, processo, descricao, situacao }) => ({
    id,
    codigo: numero ?? processo,
    nome: `${descricao} (${processo})`,
    situacao,
  }));
}
