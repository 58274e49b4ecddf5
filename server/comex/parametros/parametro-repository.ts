import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ParametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { PARAMETRO, type ParametroLido, type ParametroNovo } from '#lib/registros/parametro.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { parametro, parametroDeFabrica, usuario } from '#server/platform/db/schema/core.ts';
import { readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { authorOf, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository } from '#server/platform/records/record-repository.ts';
import { ofTheCompany, SHIPPED } from '#server/platform/records/shipped.ts';

interface ParametroRepository extends RepositoryWithSheet<ParametroConsulta, ParametroNovo, ParametroLido> {
  /** Returns all parameters for the engine. Those of the company carry the author of the value and the time. */
  doMotor(): Promise<Parametro[]>;
}

export function parametroRepository(tx: Database, empresaId: string): ParametroRepository {
  const registros = recordRepository(tx, empresaId, parametro);
  const todos = unionAll(
    tx
      .select({
        ...colunas(parametro),
        estimativa: estimativa(sql`null::numeric`),
        ...ofTheCompany(parametro),
      })
      .from(parametro)
      .innerJoin(usuario, authorOf(parametro))
      .where(eq(parametro.empresaId, empresaId)),
    tx
      .select({
        ...colunas(parametroDeFabrica),
        estimativa: estimativa(sql`${parametroDeFabrica.estimativa}`),
        ...SHIPPED,
      })
      .from(parametroDeFabrica),
  ).as('todos');

  const ler = async (filtro: SQL | undefined) => (await tx.select().from(todos).where(filtro)).map(lido);
  const peloCodigo = readByKey(
    tx,
    todos.codigo,
    (filtro) => ler(and(isNull(todos.excluidoEm), filtro)),
    ({ codigo }) => codigo,
  );

  return {
    ...listingOf<ParametroConsulta, ParametroLido>(tx, empresaId, {
      de: todos,
      daEmpresa: undefined,
      filtro: ({ codigo, situacao, origem, vigenteEm, q, excluidos }) =>
        and(
          excluidos === 'true' ? isNotNull(todos.excluidoEm) : isNull(todos.excluidoEm),
          containsText(todos.busca, q),
          whenGiven(codigo, (qual) => eq(todos.codigo, qual)),
          whenGiven(situacao, (qual) => eq(todos.situacao, qual)),
          whenGiven(origem, (qual) => eq(todos.origem, qual)),
          whenGiven(vigenteEm, (dia) => or(isNull(todos.vigenciaInicio), lte(todos.vigenciaInicio, dia)) as SQL),
          whenGiven(vigenteEm, (dia) => or(isNull(todos.vigenciaFim), gte(todos.vigenciaFim, dia)) as SQL),
        ),
      ordem({ ordem }) {
        const { codigo, vigenciaInicio, situacao } = todos;
        return orderingOf(ordem, { codigo, vigenciaInicio, situacao, origem: sql`${todos.origem}` }, todos.id);
      },
      linhas: pageOf(() => tx.select().from(todos), lido),
    }),

    buscar: readById(tx, todos.id, ler),

    async comAChaveDe({ codigo, vigenciaInicio }) {
      const iguais = (await peloCodigo(codigo)).filter((outro) => outro.vigenciaInicio === vigenciaInicio);
      const proprios = iguais.filter(({ origem }) => origem === 'EMPRESA');
      return proprios.length > 0 ? proprios : iguais;
    },

    async doMotor() {
      const linhas = await tx
        .select()
        .from(todos)
        .where(isNull(todos.excluidoEm))
        .orderBy(asc(todos.codigo), asc(todos.id));
      return linhas.map(
        ({ codigo, valor, estimativa, vigenciaInicio, vigenciaFim, fonte, situacao, origem, autor, alteradoEm }) => ({
          codigo,
          valor,
          estimativa,
          vigenciaInicio,
          vigenciaFim,
          fonte,
          situacao,
          origem,
          autor: autor === null ? undefined : { nome: autor, em: alteradoEm.toISOString() },
        }),
      );
    },

    /** Overlapping parameters are allowed: the one that starts later applies. */
    ocupante: async () => null,
    inserir: (id, campos, assinatura) => registros.inserir(id, comBusca(campos), assinatura),
    alterar: ({ id, versao, ...campos }, assinatura) => registros.alterar({ id, versao }, comBusca(campos), assinatura),
    excluir: registros.excluir,
    restaurar: registros.restaurar,
  };
}

/** Builds the search text of a parameter. */
export function buscaDoParametro({ codigo, fonte }: Pick<Parametro, 'codigo' | 'fonte'>): string {
  return textoDeBusca(codigo, fonte);
}

function lido(linha: Linha): ParametroLido {
  const { origem, estimativa } = linha;
  return { ...recordOfRow(linha), origem, estimativa, ...fieldsOfRow<CamposLidos>(PARAMETRO, linha) };
}

type CamposLidos = Omit<ParametroLido, keyof typeof registroLido | 'origem' | 'estimativa'>;

type Linha = typeof parametroDeFabrica.$inferSelect &
  Pick<ParametroLido, 'versao' | 'origem'> &
  Record<'alteradoEm' | 'excluidoEm', Date | null> & { autor: string | null };

function comBusca(campos: ParametroNovo) {
  return { ...campos, busca: buscaDoParametro(campos) };
}

function colunas(tabela: typeof parametro | typeof parametroDeFabrica) {
  const { id, codigo, valor, vigenciaInicio, vigenciaFim, fonte, situacao, busca } = tabela;
  return { id, codigo, valor, vigenciaInicio, vigenciaFim, fonte, situacao, busca };
}

/** Only a shipped parameter has one. */
function estimativa(coluna: SQL) {
  return sql<string | null>`${coluna}`.as('estimativa');
}
