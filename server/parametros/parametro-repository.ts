import { and, asc, count, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { ParametroConsulta, ParametroEdicao, ParametroLido, ParametroNovo } from '#lib/contracts/parametro.ts';
import type { Parametro } from '#lib/domain/parametro.ts';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import type { QuemPede } from '#server/acesso/acesso-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { contem, deslocamento, ordenacao, quando } from '#server/db/lista.ts';
import { parametro, parametroDeFabrica, usuario } from '#server/db/schema.ts';

export function parametroRepository(tx: Banco, empresaId: string) {
  const daEmpresa = and(eq(parametro.empresaId, empresaId), isNull(parametro.excluidoEm));
  const proprio = tx
    .select({ ...colunas(parametro), versao: sql<number>`${parametro.versao}`.as('versao'), origem: origem('EMPRESA') })
    .from(parametro)
    .where(daEmpresa);
  const todos = unionAll(
    proprio,
    tx
      .select({ ...colunas(parametroDeFabrica), versao: sql<number>`0`.as('versao'), origem: origem('CAIS') })
      .from(parametroDeFabrica),
  ).as('todos');

  return {
    async listar(consulta: ParametroConsulta): Promise<{ linhas: ParametroLido[]; total: number }> {
      const { codigo, situacao, origem, vigenteEm, q } = consulta;
      const filtro = and(
        contem(todos.busca, q),
        quando(codigo, (qual) => eq(todos.codigo, qual)),
        quando(situacao, (qual) => eq(todos.situacao, qual)),
        quando(origem, (qual) => eq(todos.origem, qual)),
        quando(vigenteEm, (dia) => or(isNull(todos.vigenciaInicio), lte(todos.vigenciaInicio, dia)) as SQL),
        quando(vigenteEm, (dia) => or(isNull(todos.vigenciaFim), gte(todos.vigenciaFim, dia)) as SQL),
      );
      const { limit, offset } = deslocamento(consulta);
      const { codigo: porCodigo, vigenciaInicio, situacao: porSituacao } = todos;
      const colunasDeOrdem = { codigo: porCodigo, vigenciaInicio, situacao: porSituacao, origem: sql`${todos.origem}` };
      const ordem = ordenacao(consulta.ordem, colunasDeOrdem, todos.id);
      const linhas = await tx
        .select()
        .from(todos)
        .where(filtro)
        .orderBy(...ordem)
        .limit(limit)
        .offset(offset);
      const [contado] = await tx.select({ total: count() }).from(todos).where(filtro);
      return { linhas, total: contado?.total ?? 0 };
    },

    /** All of them, for the engine; those of the company with who gave them their value, and when. */
    async doMotor(): Promise<Parametro[]> {
      const linhas = await tx.select().from(todos).orderBy(asc(todos.codigo), asc(todos.id));
      const autores = await tx
        .select({ id: parametro.id, nome: usuario.nome, em: parametro.alteradoEm })
        .from(parametro)
        .innerJoin(usuario, and(eq(usuario.empresaId, parametro.empresaId), eq(usuario.id, parametro.alteradoPor)))
        .where(daEmpresa);
      const autorDe = new Map(autores.map(({ id, nome, em }) => [id, { nome, em: em.toISOString() }]));
      return linhas.map((linha) => ({ ...linha, autor: autorDe.get(linha.id) }));
    },

    async buscar(id: string): Promise<ParametroLido | null> {
      const [achado] = await tx.select().from(todos).where(eq(todos.id, id));
      return achado ?? null;
    },

    async inserir(novo: ParametroNovo, { usuarioId }: QuemPede, agora: Date): Promise<string> {
      const id = uuidv7();
      await tx.insert(parametro).values({
        ...novo,
        busca: buscaDoParametro(novo),
        empresaId,
        id,
        criadoEm: agora,
        ...assinatura(usuarioId, agora),
      });
      return id;
    },

    /** False when somebody else has changed or deleted it since `versao`. */
    async alterar({ id, versao, ...mudanca }: ParametroEdicao, { usuarioId }: QuemPede, agora: Date): Promise<boolean> {
      const alterados = await tx
        .update(parametro)
        .set({ ...mudanca, busca: buscaDoParametro(mudanca), versao: versao + 1, ...assinatura(usuarioId, agora) })
        .where(and(daEmpresa, eq(parametro.id, id), eq(parametro.versao, versao)))
        .returning({ id: parametro.id });
      return alterados.length === 1;
    },

    async excluir(id: string, agora: Date): Promise<void> {
      await tx
        .update(parametro)
        .set({ excluidoEm: agora })
        .where(and(daEmpresa, eq(parametro.id, id)));
    },
  };
}

/** What the search of a parameter looks in. */
export function buscaDoParametro({ codigo, fonte }: Pick<Parametro, 'codigo' | 'fonte'>): string {
  return textoDeBusca(codigo, fonte);
}

const assinatura = (alteradoPor: string, alteradoEm: Date) => ({ alteradoPor, alteradoEm });

function colunas(tabela: typeof parametro | typeof parametroDeFabrica) {
  const { id, codigo, valor, vigenciaInicio, vigenciaFim, fonte, situacao, busca } = tabela;
  return { id, codigo, valor, vigenciaInicio, vigenciaFim, fonte, situacao, busca };
}

const origem = (qual: ParametroLido['origem']) => sql<ParametroLido['origem']>`${qual}::text`.as('origem');
