import { and, eq, type SQL, sql } from 'drizzle-orm';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onePerDatabase } from '#server/platform/db/prepared.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { HISTORICO_ANTES_DE } from './historico-da-empresa.ts';
import { DECLARACAO_NA_LISTA, type LinhaDeProcesso, PROCESSO_NA_LISTA } from './processo-linhas.ts';

/** Reads the rows of a list by their ids, in any order. */
export async function linhasDaLista(tx: Database, empresaId: string, ids: string[]): Promise<LinhaDeProcesso[]> {
  return lidas(await porIds(tx).execute({ empresaId, ids }));
}

export const SUA_DECLARACAO = and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id));

export const SUA_DAI = and(eq(dai.empresaId, processo.empresaId), eq(dai.processoId, processo.id));

/** Prepared once per database, because every page of every list of processes runs it. */
const porIds = onePerDatabase((db) =>
  linhasDe(db, sql`(select ${sql.placeholder('ids')}::uuid[] as ids, null as total offset 0)`).prepare(
    'processos_da_lista',
  ),
);

/**
 * Reads the rows of `pagina`, a subquery of one row with `ids` and `total`. The total stands in each row; when there are no ids, in
 * one row without a process.
 */
export function linhasDe(db: Database, pagina: SQL) {
  return db
    .select({
      total: sql`pagina.total`.mapWith(Number),
      processo: PROCESSO_NA_LISTA,
      declaracao: DECLARACAO_NA_LISTA,
      importador: { id: importador.id, cnpj: importador.cnpj, razaoSocial: importador.razaoSocial },
      responsavel: { id: usuario.id, nome: usuario.nome },
      historicoAntesDe: HISTORICO_ANTES_DE,
      situacaoDai: dai.situacao,
    })
    .from(sql`${pagina} pagina`)
    .leftJoin(
      processo,
      and(eq(processo.empresaId, sql.placeholder('empresaId')), sql`${processo.id} = any(pagina.ids)`),
    )
    .leftJoin(declaracao, SUA_DECLARACAO)
    .leftJoin(dai, SUA_DAI)
    .leftJoin(importador, importadorDe(processo))
    .leftJoin(usuario, and(eq(usuario.empresaId, processo.empresaId), eq(usuario.id, processo.responsavelId)));
}

type Lida = Omit<LinhaDeProcesso, 'processo'> & { processo: LinhaDeProcesso['processo'] | null };

export function lidas(linhas: Lida[]): LinhaDeProcesso[] {
  return linhas.flatMap(({ processo: lido, ...resto }) => (lido ? { ...resto, processo: lido } : []));
}
