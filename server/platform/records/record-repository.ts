import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { batched } from '#server/platform/db/batched.ts';
import { bulkInsert, bulkRows } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { oneOfThese } from './batch-read.ts';
import type { Assinatura } from './cadastro.ts';

/** The columns every cadastro has. */
type Comum = 'empresaId' | 'id' | 'versao' | 'criadoEm' | 'alteradoEm' | 'alteradoPor' | 'excluidoEm';
export type CadastroTable = PgTable & Record<Comum, PgColumn>;

/** The columns of the table beyond the common ones. */
export type Valores<Tabela extends PgTable> = Omit<Tabela['$inferInsert'], Comum>;

/** Writes rows of one cadastro of one company, with version, signature and the mark of deletion. */
export function recordRepository<Tabela extends CadastroTable>(tx: Database, empresaId: string, tabela: Tabela) {
  const mudar = async (valores: object, condicao: SQL | undefined): Promise<boolean> => {
    const mudadas = await tx
      .update(tabela)
      .set(valores as PgUpdateSetSource<Tabela>)
      .where(and(eq(tabela.empresaId, empresaId), condicao))
      .returning({ id: tabela.id });
    return mudadas.length === 1;
  };

  const inserirTodas = batched<object, void>(tx, async (linhas) => {
    await bulkInsert(tx, tabela, linhas);
    return [];
  });

  /** Updates many rows by one statement, each with its own values and only from the version before. */
  const sobrescrever = async (linhas: readonly LinhaAlterada[]): Promise<boolean[]> => {
    const escritas = await tx
      .insert(tabela)
      .select(bulkRows(tabela, linhas))
      .onConflictDoUpdate({
        target: [tabela.empresaId, tabela.id],
        set: osPropostos(tabela) as PgUpdateSetSource<Tabela>,
        setWhere: sql`${tabela.versao} = excluded.versao - 1 and ${tabela.excluidoEm} is null`,
      })
      .returning({ id: tabela.id });
    const ids = new Set(escritas.map(({ id }) => id));
    return linhas.map(({ id }) => ids.has(id));
  };
  const alterarTodas = batched<LinhaAlterada, boolean>(tx, async (linhas) => {
    const [linha, ...outras] = linhas;
    if (!linha || outras.length > 0) return sobrescrever(linhas);
    const { id, empresaId: _, criadoEm: __, ...valores } = linha;
    return [
      await mudar(valores, and(eq(tabela.id, id), eq(tabela.versao, linha.versao - 1), isNull(tabela.excluidoEm))),
    ];
  });

  const marcar = async (ids: readonly string[], excluidoEm: Date | null): Promise<boolean[]> => {
    const ainda = excluidoEm ? isNull(tabela.excluidoEm) : isNotNull(tabela.excluidoEm);
    const marcadas = await tx
      .update(tabela)
      .set({ excluidoEm } as PgUpdateSetSource<Tabela>)
      .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela.id, ids), ainda))
      .returning({ id: tabela.id });
    const achadas = new Set<unknown>(marcadas.map(({ id }) => id));
    return ids.map((id) => achadas.has(id));
  };
  // Requests in one turn of the event loop belong to one change, so they share its instant.
  const excluirTodas = batched<{ id: string; em: Date }, boolean>(tx, (linhas) =>
    marcar(
      linhas.map(({ id }) => id),
      linhas[0]?.em ?? null,
    ),
  );
  const restaurar = batched<string, boolean>(tx, (ids) => marcar(ids, null));

  return {
    inserir(id: string, valores: Valores<Tabela>, { usuarioId, em }: Assinatura): Promise<void> {
      return inserirTodas({ ...valores, empresaId, id, criadoEm: em, alteradoEm: em, alteradoPor: usuarioId });
    },

    /** False when somebody else has changed or deleted it since `versao`. */
    alterar(
      { id, versao }: { id: string; versao: number },
      valores: Valores<Tabela>,
      { usuarioId, em }: Assinatura,
    ): Promise<boolean> {
      const assinada = { versao: versao + 1, criadoEm: em, alteradoEm: em, alteradoPor: usuarioId };
      return alterarTodas({ ...valores, empresaId, id, ...assinada });
    },

    excluir: (id: string, em: Date): Promise<boolean> => excluirTodas({ id, em }),
    restaurar,
  };
}

interface LinhaAlterada {
  empresaId: string;
  id: string;
  versao: number;
  /** Only because the statement is an insertion: the row keeps its own. */
  criadoEm: Date;
}

/** Takes the proposed value of every column except key and creation time. */
function osPropostos(tabela: PgTable): Record<string, SQL> {
  const colunas = Object.keys(getTableColumns(tabela)).filter((nome) => !FICAM.includes(nome));
  return Object.fromEntries(colunas.map((nome) => [nome, sql`excluded.${sql.identifier(toSnakeCase(nome))}`]));
}

const FICAM = ['empresaId', 'id', 'criadoEm'];
