import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { v7 as uuidv7 } from 'uuid';
import type { LinhaDaEstruturaLida, LinhaDaEstruturaNova } from '#lib/registros/estrutura.ts';
import { bulkRows } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { estruturaLinha } from '#server/platform/db/schema/dcr.ts';
import { keepStatistics } from '#server/platform/db/statistics.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { invalidData } from '#server/platform/refusals.ts';

/** Reads and writes the lines of structures, always together with their structure. */
export function estruturaLinhasRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(estruturaLinha.empresaId, empresaId);

  /** Checks that each item belongs to the company; a deleted item is accepted. */
  const exigirItens = async (linhas: readonly LinhaDaEstruturaNova[]): Promise<void> => {
    const ids = linhas.flatMap(({ item }) => item?.id ?? []);
    if (ids.length === 0) return;
    const achados = await tx
      .select({ id: itemCadastrado.id })
      .from(itemCadastrado)
      .where(and(eq(itemCadastrado.empresaId, empresaId), oneOfThese(itemCadastrado.id, ids)));
    const idsDaEmpresa = new Set(achados.map(({ id }) => id));
    const lugar = linhas.findIndex(({ item }) => item && !idsDaEmpresa.has(item.id));
    if (lugar < 0) return;
    const frase = 'O item deste part number não está no cadastro. Apague o part number e escolha outro.';
    throw invalidData(frase, { [`linhas.${lugar}.partNumber`]: frase });
  };

  return {
    /** Returns the lines of a structure, in order. */
    async de(estruturaId: string): Promise<LinhaDaEstruturaLida[]> {
      const linhas = await tx
        .select()
        .from(estruturaLinha)
        .where(and(daEmpresa, eq(estruturaLinha.estruturaId, estruturaId)))
        .orderBy(asc(estruturaLinha.ordem));
      return linhas.map(lida);
    },

    /** Replaces the lines of a structure; a line that stays keeps its id. @throws {Refusal} 400 at the line. */
    async trocar(estruturaId: string, novas: readonly LinhaDaEstruturaNova[]): Promise<void> {
      await exigirItens(novas);
      const condicao = and(daEmpresa, eq(estruturaLinha.estruturaId, estruturaId));
      const antes = new Set(
        (await tx.select({ id: estruturaLinha.id }).from(estruturaLinha).where(condicao)).map(({ id }) => id),
      );
      const linhas = novas.map(({ id, item, subDe, ...linha }, i) => ({
        ...linha,
        empresaId,
        id: id !== null && antes.has(id) ? id : uuidv7(),
        estruturaId,
        ordem: i + 1,
        itemId: item?.id ?? null,
        subDe: subDe || null,
      }));
      const ficam = new Set(linhas.map(({ id }) => id));
      const saem = [...antes].filter((id) => !ficam.has(id));
      if (saem.length > 0) await tx.delete(estruturaLinha).where(and(condicao, oneOfThese(estruturaLinha.id, saem)));
      if (linhas.length === 0) return;
      await tx
        .insert(estruturaLinha)
        .select(bulkRows(estruturaLinha, linhas))
        .onConflictDoUpdate({ target: [estruturaLinha.empresaId, estruturaLinha.id], set: PROPOSTAS });
      await keepStatistics(tx, estruturaLinha);
    },
  };
}

function lida(linha: typeof estruturaLinha.$inferSelect): LinhaDaEstruturaLida {
  const { empresaId: _, estruturaId: __, ordem: ___, itemId, ...camposDaLinha } = linha;
  return { ...camposDaLinha, item: itemId === null ? null : { id: itemId } };
}

const FICAM = ['empresaId', 'id', 'estruturaId'];
const PROPOSTAS = Object.fromEntries(
  Object.keys(getTableColumns(estruturaLinha))
    .filter((nome) => !FICAM.includes(nome))
    .map((nome) => [nome, sql`excluded.${sql.identifier(toSnakeCase(nome))}`]),
);
