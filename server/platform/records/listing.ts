import { type AnyColumn, and, inArray, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { deslocamento, naOrdemDe, quando } from '#server/platform/db/list-query.ts';
import type { RepositorioDeCadastro } from './cadastro.ts';
import { gravadoPelaPlanilha } from './written-by-sheet.ts';

interface ConsultaDeListagem {
  pagina: number;
  tamanho: number;
  planilhaId?: string | undefined;
}

interface Pagina {
  limit: number;
  offset: number;
}

/** What is a repository's own of its list. */
interface Leituras<Consulta, Lido> {
  /** What the rows are read from. */
  de: (PgTable | Subquery) & { id: AnyColumn };
  /** Said in every read; nothing where the rows are the company's already. */
  daEmpresa: SQL | undefined;
  filtro(consulta: Consulta, hoje: DataTexto): SQL | undefined;
  ordem(consulta: Consulta): SQL[];
  /** Where the order is by what another table has. */
  ids?(filtro: SQL | undefined, ordem: SQL[]): Promise<{ id: string }[]>;
  linhas(filtro: SQL | undefined, ordem: SQL[], pagina: Pagina, hoje: DataTexto): Promise<Lido[]>;
}

/** A read that is begun anew for every page. */
interface Leitura<Linha> {
  where(filtro: SQL | undefined): {
    orderBy(...ordem: SQL[]): { limit(limit: number): { offset(offset: number): PromiseLike<Linha[]> } };
  };
}

/** The rows of a page, each as it is answered. */
export function paginaDe<Linha, Lido>(
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

/** The reads of a list, the same for every cadastro: a page of it, and the whole in slices. */
export function listagemDe<Consulta extends ConsultaDeListagem, Lido extends { id: string }>(
  tx: Banco,
  empresaId: string,
  leituras: Leituras<Consulta, Lido>,
): Pick<RepositorioDeCadastro<Consulta, never, Lido>, 'listar' | 'ids' | 'porIds'> {
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
      quando(consulta.planilhaId, (qual) => gravadoPelaPlanilha(tx, empresaId, qual, id)),
    );
  return {
    async listar(consulta, hoje) {
      const suas = filtro(consulta, hoje);
      const pagina = deslocamento(consulta);
      return { linhas: await linhas(suas, ordem(consulta), pagina, hoje), total: await tx.$count(de, suas) };
    },

    async ids({ ids: escolhidos, ...consulta }, hoje) {
      const inteira = consulta as unknown as Consulta;
      const lidas = await ids(and(filtro(inteira, hoje), escolhidos && inArray(id, escolhidos)), ordem(inteira));
      return lidas.map((linha) => linha.id);
    },

    async porIds(quais, hoje) {
      const lidas = await linhas(and(daEmpresa, inArray(id, quais)), [], { limit: quais.length, offset: 0 }, hoje);
      return naOrdemDe(quais, lidas);
    },
  };
}
