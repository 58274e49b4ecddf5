import { type AnyColumn, and, inArray, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrderOf, offsetOf, whenGiven } from '#server/platform/db/list-query.ts';
import type { CadastroRepository } from './cadastro.ts';
import { writtenBySheet } from './written-by-sheet.ts';

interface ConsultaDeListagem {
  pagina: number;
  tamanho: number;
  planilhaId?: string | undefined;
}

interface Pagina {
  limit: number;
  offset: number;
}

/** The parts of a list that differ from one repository to the next. */
interface Leituras<Consulta, Lido> {
  /** The table the rows are read from. */
  de: (PgTable | Subquery) & { id: AnyColumn };
  /** The condition of every read; undefined when the source holds the company's rows only. */
  daEmpresa: SQL | undefined;
  filtro(consulta: Consulta, hoje: DataTexto): SQL | undefined;
  ordem(consulta: Consulta): SQL[];
  /** For an order by a column of another table. */
  ids?(filtro: SQL | undefined, ordem: SQL[]): Promise<{ id: string }[]>;
  linhas(filtro: SQL | undefined, ordem: SQL[], pagina: Pagina, hoje: DataTexto): Promise<Lido[]>;
}

/** Starts a new query for every page. */
interface Leitura<Linha> {
  where(filtro: SQL | undefined): {
    orderBy(...ordem: SQL[]): { limit(limit: number): { offset(offset: number): PromiseLike<Linha[]> } };
  };
}

/** The rows of a page, as they are answered. */
export function pageOf<Linha, Lido>(
  ler: () => Leitura<Linha>,
  lida: (linha: Linha) => Lido,
): Leituras<never, Lido>['linhas'] {
  return async (filtro, ordem, { limit, offset }) => {
    const linhas = await ler()
      .where(filtro)
      .orderBy(...ordem)
      .limit(limit)
      .offset(offset);
    return linhas.map((linha) => lida(linha));
  };
}

/** The reads every list has: one page, and the whole result in slices. */
export function listingOf<Consulta extends ConsultaDeListagem, Lido extends { id: string }>(
  tx: Database,
  empresaId: string,
  leituras: Leituras<Consulta, Lido>,
): Pick<CadastroRepository<Consulta, never, Lido>, 'listar' | 'ids' | 'porIds'> {
  const { de, daEmpresa, ordem, linhas } = leituras;
  const { id } = de;
  const idsDaqui = (filtrados: SQL | undefined, ordenados: SQL[]) =>
    tx
      .select({ id: sql<string>`${id}` })
      .from(de as PgTable)
      .where(filtrados)
      .orderBy(...ordenados);
  const ids = leituras.ids ?? idsDaqui;
  const filtro = (consulta: Consulta, hoje: DataTexto) =>
    and(
      daEmpresa,
      leituras.filtro(consulta, hoje),
      whenGiven(consulta.planilhaId, (qual) => writtenBySheet(tx, empresaId, qual, id)),
    );
  return {
    async listar(consulta, hoje) {
      const condicao = filtro(consulta, hoje);
      const pagina = offsetOf(consulta);
      return { linhas: await linhas(condicao, ordem(consulta), pagina, hoje), total: await tx.$count(de, condicao) };
    },

    async ids({ ids: escolhidos, ...consulta }, hoje) {
      const inteira = consulta as unknown as Consulta;
      const lidas = await ids(and(filtro(inteira, hoje), escolhidos && inArray(id, escolhidos)), ordem(inteira));
      return lidas.map((linha) => linha.id);
    },

    async porIds(quais, hoje) {
      const lidas = await linhas(and(daEmpresa, inArray(id, quais)), [], { limit: quais.length, offset: 0 }, hoje);
      return inOrderOf(quais, lidas);
    },
  };
}
