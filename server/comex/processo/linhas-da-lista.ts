import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onePerDatabase } from '#server/platform/db/prepared.ts';
import { joinedRowAsJson, type RowAsJson, rowAsJson } from '#server/platform/db/row-as-json.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { importador } from '#server/platform/db/schema-cadastros.ts';
import { declaracao } from '#server/platform/db/schema-declaracao.ts';
import { processo } from '#server/platform/db/schema-processo.ts';
import { DECLARACAO_NA_LISTA, type LinhaDeProcesso, PROCESSO_NA_LISTA } from './processo-linhas.ts';

/** Reads the rows of a list by their ids, in any order. */
export async function linhasDaLista(tx: Database, empresaId: string, ids: string[]): Promise<LinhaDeProcesso[]> {
  const [lida] = await porIds(tx).execute({ empresaId, ids });
  return comInstantes(lida?.linhas ?? []);
}

/** The rows of some ids as one value, for a statement that has the ids. */
export function linhasEmJson(tx: Database, empresaId: SQLWrapper, ids: SQL) {
  return tx
    .select({ linhas: sql<LinhaEmJson[]>`coalesce(json_agg(${LINHA}), '[]'::json)` })
    .from(processo)
    .leftJoin(declaracao, SUA_DECLARACAO)
    .leftJoin(importador, importadorDe(processo))
    .leftJoin(usuario, and(eq(usuario.empresaId, processo.empresaId), eq(usuario.id, processo.responsavelId)))
    .where(and(eq(processo.empresaId, empresaId), sql`${processo.id} = any(${ids})`));
}

/** The rows with their instants, which JSON has as texts. */
export function comInstantes(linhas: readonly LinhaEmJson[]): LinhaDeProcesso[] {
  return linhas.map(({ processo: { criadoEm, excluidoEm, ...plano }, ...linha }) => ({
    ...linha,
    processo: {
      ...plano,
      criadoEm: new Date(criadoEm),
      excluidoEm: excluidoEm === null ? null : new Date(excluidoEm),
    },
  }));
}

export const SUA_DECLARACAO = and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id));

/** Prepared once per database, because every page of every list of processes runs it. */
const porIds = onePerDatabase((db) =>
  linhasEmJson(db, sql.placeholder('empresaId'), sql`${sql.placeholder('ids')}::uuid[]`).prepare('processos_da_lista'),
);

export type LinhaEmJson = Omit<LinhaDeProcesso, 'processo'> & { processo: RowAsJson<typeof PROCESSO_NA_LISTA> };

const LINHA = sql<LinhaEmJson>`json_build_object(
  'processo', ${rowAsJson(PROCESSO_NA_LISTA)},
  'declaracao', ${joinedRowAsJson(declaracao.id, DECLARACAO_NA_LISTA)},
  'importador', ${joinedRowAsJson(importador.id, { id: importador.id, cnpj: importador.cnpj, razaoSocial: importador.razaoSocial })},
  'responsavel', ${joinedRowAsJson(usuario.id, { id: usuario.id, nome: usuario.nome })})`;
