import { type AnyColumn, and, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CampoAConfirmar, Tabela } from '#lib/domain/cadastros/tabelas.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LinhaDoLookup } from '#lib/registros/tabela.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { referencia, referenciaDeFabrica } from '#server/platform/db/schema/tabelas.ts';
import { lookupQuery } from '#server/platform/records/lookup.ts';
import type { PorCodigo } from '#server/platform/records/pointers.ts';
import { authorOf } from '#server/platform/records/record-read.ts';
import { ofTheCompany, SHIPPED } from '#server/platform/records/shipped.ts';
import { invalidData } from '#server/platform/refusals.ts';
import { comoCodigo } from './referencia-busca.ts';

/** A shipped row or a row of the company; `encoberta` marks a shipped row that a row of the company hides. */
export type LinhaDeReferencia = Omit<typeof referenciaDeFabrica.$inferSelect, 'chave' | 'busca'> & {
  versao: number;
  alteradoEm: Date | null;
  autor: string | null;
  excluidoEm: Date | null;
  origem: 'CAIS' | 'EMPRESA';
  encoberta: boolean;
};

/** Reads the reference tables as a company sees them: its own rows, and the shipped rows whose codes it has no row for. */
export function referenciaRepository(tx: Database, empresaId: string) {
  const todas = unionAll(
    tx
      .select({
        ...colunas(referencia),
        ...ofTheCompany(referencia),
        ...marcas(sql`false`, sql`'{}'::text[]`),
      })
      .from(referencia)
      .innerJoin(usuario, authorOf(referencia))
      .where(eq(referencia.empresaId, empresaId)),
    tx
      .select({
        ...colunas(referenciaDeFabrica),
        ...SHIPPED,
        ...marcas(temPropria(tx, empresaId), sql`${referenciaDeFabrica.aConfirmar}`),
      })
      .from(referenciaDeFabrica),
  ).as('todas');
  const emUso = and(isNull(todas.excluidoEm), eq(todas.encoberta, false));

  const achadas = async (pedidos: readonly Apontada[]) => {
    const linhas = await tx
      .select({ tabela: todas.tabela, codigo: todas.codigo, nome: todas.nome })
      .from(todas)
      .where(
        and(
          emUso,
          inArray(todas.tabela, unicos(pedidos.map(({ tabela }) => tabela))),
          inArray(todas.codigo, unicos(pedidos.map(({ codigo }) => codigo))),
        ),
      );
    return new Map(linhas.map((linha) => [`${linha.tabela}/${linha.codigo}`, linha]));
  };
  const achar = batched<Apontada, { nome: string } | undefined>(tx, async (pedidos) => {
    const porCodigo = await achadas(pedidos);
    return pedidos.map(({ tabela, codigo }) => porCodigo.get(`${tabela}/${codigo}`));
  });

  return {
    todas,
    /** Filters rows that are neither deleted nor hidden by a row of the company. */
    emUso,

    /** Returns the row a record points at by code. @throws {Refusal} 400 at `campo` when the table has no such code. */
    async exigir(tabela: Tabela, codigo: string, campo: string): Promise<{ nome: string }> {
      return exigida(await achar({ tabela, codigo }), codigo, campo);
    },

    /** Reads many rows of a document in one query. The returned function throws as `exigir` does. */
    async exigirDas(apontadas: readonly Apontada[]) {
      const porCodigo = apontadas.length > 0 ? await achadas(apontadas) : new Map<string, { nome: string }>();
      return (tabela: Tabela, codigo: string, campo: string) =>
        exigida(porCodigo.get(`${tabela}/${codigo}`), codigo, campo);
    },

    /** Returns the siglas of all rows that have one, by code. */
    async siglas(tabela: Tabela): Promise<Map<string, string>> {
      const linhas = await tx
        .select({ codigo: todas.codigo, sigla: todas.sigla })
        .from(todas)
        .where(and(emUso, eq(todas.tabela, tabela)));
      return new Map(linhas.flatMap(({ codigo, sigla }) => (sigla ? [[codigo, sigla]] : [])));
    },

    /** Returns the names of all rows in use, by code. */
    async nomes(tabela: Tabela): Promise<Map<string, string>> {
      const linhas = await tx
        .select({ codigo: todas.codigo, nome: todas.nome })
        .from(todas)
        .where(and(emUso, eq(todas.tabela, tabela)));
      return new Map(linhas.map(({ codigo, nome }) => [codigo, nome ?? '']));
    },

    /** Finds rows, best match first. In a table with periods it returns only rows in force on `hoje`. */
    async procurar(tabela: Tabela, q: string, hoje: DataTexto): Promise<LinhaDoLookup[]> {
      const procura = lookupQuery(todas, comoCodigo(q));
      if (!procura) return [];
      return tx
        .select({ id: todas.id, codigo: todas.codigo, nome: todas.nome, sigla: todas.sigla })
        .from(todas)
        .where(and(emUso, eq(todas.tabela, tabela), procura.filtro, vigente(todas, hoje)))
        .orderBy(...procura.ordem)
        .limit(procura.limite);
    },
  };
}

/** A field that points at a row of the table by its code. */
export function naTabela(tabela: Tabela): PorCodigo {
  return {
    nomear(tx, empresaId) {
      const { exigir } = referenciaRepository(tx, empresaId);
      return (codigo, campo) => exigir(tabela, codigo, campo);
    },
  };
}

interface Apontada {
  tabela: Tabela;
  codigo: string;
}

function exigida(achada: { nome: string } | undefined, codigo: string, campo: string): { nome: string } {
  if (achada) return achada;
  const frase = `O código ${codigo} não está na tabela. Cadastre-o nas tabelas, em Configurações.`;
  throw invalidData(frase, { [campo]: frase });
}

/** Filters rows in force on a day; a missing start or end is open. */
export function vigente(
  { vigenciaInicio, vigenciaFim }: Record<'vigenciaInicio' | 'vigenciaFim', AnyColumn>,
  dia: DataTexto,
): SQL | undefined {
  return and(or(isNull(vigenciaInicio), lte(vigenciaInicio, dia)), or(isNull(vigenciaFim), gte(vigenciaFim, dia)));
}

const unicos = <T>(valores: T[]): T[] => [...new Set(valores)];

function temPropria(tx: Database, empresaId: string): SQL {
  return exists(
    tx
      .select({ um: sql`1` })
      .from(referencia)
      .where(
        and(
          eq(referencia.empresaId, empresaId),
          eq(referencia.tabela, referenciaDeFabrica.tabela),
          eq(referencia.codigo, referenciaDeFabrica.codigo),
          isNull(referencia.excluidoEm),
        ),
      ),
  );
}

function colunas(de: typeof referencia | typeof referenciaDeFabrica) {
  const { id, tabela, codigo, nome, sigla, unidadeEstatistica, vigenciaInicio, vigenciaFim } = de;
  const { fonte, situacao, chave, busca, aliquotaIi, aliquotaIpi, fonteDasAliquotas } = de;
  return {
    id,
    tabela,
    codigo,
    nome,
    sigla,
    unidadeEstatistica,
    vigenciaInicio,
    vigenciaFim,
    fonte,
    situacao,
    aliquotaIi,
    aliquotaIpi,
    fonteDasAliquotas,
    chave,
    busca,
  };
}

function marcas(encoberta: SQL, aConfirmar: SQL) {
  return {
    encoberta: sql<boolean>`${encoberta}`.as('encoberta'),
    aConfirmar: sql<CampoAConfirmar[]>`${aConfirmar}`.as('a_confirmar'),
  };
}
