import { and, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  EstruturaConsulta,
  EstruturaLida,
  EstruturaNova,
  EstruturaResumo,
} from '#lib/contracts/produtos/estrutura.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { fimDaRevisao } from '#lib/domain/zfm/estrutura.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { estrutura, produto } from '#server/platform/db/schema/dcr.ts';
import { readById } from '#server/platform/records/batch-read.ts';
import type { CadastroRepository } from '#server/platform/records/cadastro.ts';
import { listingOf } from '#server/platform/records/listing.ts';
import { authorOf, daLista, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule, invalidData } from '#server/platform/refusals.ts';
import { estruturaLinhasRepository } from './estrutura-linhas-repository.ts';

type EstruturaRepository = CadastroRepository<EstruturaConsulta, EstruturaNova, EstruturaLida, EstruturaResumo>;

export function estruturaRepository(tx: Database, empresaId: string): EstruturaRepository {
  const registros = recordRepository(tx, empresaId, estrutura);
  const linhas = estruturaLinhasRepository(tx, empresaId);
  const daEmpresa = eq(estrutura.empresaId, empresaId);

  const proximoInicio = tx
    .select({ dia: sql`min(${seguinte.vigenciaInicio})`.as('dia') })
    .from(seguinte)
    .where(
      and(
        eq(seguinte.empresaId, estrutura.empresaId),
        eq(seguinte.produtoId, estrutura.produtoId),
        isNull(seguinte.excluidoEm),
        sql`${seguinte.vigenciaInicio} > ${estrutura.vigenciaInicio}`,
      ),
    );
  const lidas = () =>
    tx
      .select({
        ...getTableColumns(estrutura),
        autor: usuario.nome,
        produto: {
          id: produto.id,
          codigo: produto.codigo,
          descricao: produto.descricao,
          excluidoEm: produto.excluidoEm,
        },
        proximoInicio: sql<DataTexto | null>`(${proximoInicio})::text`,
      })
      .from(estrutura)
      .innerJoin(usuario, authorOf(estrutura))
      .innerJoin(produto, DELA);

  const resumos = async (cabecas: readonly Cabeca[]): Promise<EstruturaResumo[]> => {
    const quantas = await linhas.contagens(cabecas.map(({ id }) => id));
    return cabecas.map((cabeca) => resumo(cabeca, quantas.get(cabeca.id)));
  };
  const buscar = readById<EstruturaLida>(tx, estrutura.id, async (filtro) => {
    const cabecas = await lidas().where(and(daEmpresa, filtro));
    const porEstrutura = await linhas.de(cabecas.map(({ id }) => id));
    return cabecas.map((cabeca) => {
      const suas = porEstrutura.get(cabeca.id) ?? [];
      const nacionais = suas.filter(({ origem }) => origem === 'NACIONAL').length;
      return { ...resumo(cabeca, { nacionais, importados: suas.length - nacionais }), linhas: suas };
    });
  });

  const exigirProduto = async (id: string): Promise<void> => {
    const seu = and(eq(produto.empresaId, empresaId), eq(produto.id, id), isNull(produto.excluidoEm));
    if ((await tx.$count(produto, seu)) > 0) return;
    const frase = 'Este produto não existe ou foi excluído. Escolha outro.';
    throw invalidData(frase, { 'produto.id': frase });
  };

  return {
    ...listingOf<EstruturaConsulta, EstruturaResumo>(tx, empresaId, {
      de: estrutura,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(estrutura.excluidoEm, consulta),
          containsText(estrutura.busca, consulta.q),
          whenGiven(consulta.produtoId, (id) => eq(estrutura.produtoId, id)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, estrutura.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: estrutura.id })
          .from(estrutura)
          .innerJoin(produto, DELA)
          .where(filtro)
          .orderBy(...ordem),
      linhas: async (filtro, ordem, { limit, offset }) =>
        resumos(
          await lidas()
            .where(filtro)
            .orderBy(...ordem)
            .limit(limit)
            .offset(offset),
        ),
    }),

    buscar,

    async ocupante({ produto: dela, revisao, vigenciaInicio }, id) {
      const [outra] = await tx
        .select({ id: estrutura.id, revisao: estrutura.revisao, chave: estrutura.chave })
        .from(estrutura)
        .where(
          and(
            daEmpresa,
            isNull(estrutura.excluidoEm),
            eq(estrutura.produtoId, dela.id),
            ne(estrutura.id, id),
            or(eq(estrutura.chave, textoDeBusca(revisao)), eq(estrutura.vigenciaInicio, vigenciaInicio)),
          ),
        )
        // A clash of the name is reported first, because people look at the name first.
        .orderBy(sql`${estrutura.chave} <> ${textoDeBusca(revisao)}`);
      if (!outra) return null;
      const dia = diaPorExtenso(vigenciaInicio);
      return {
        id: outra.id,
        frase:
          outra.chave === textoDeBusca(revisao)
            ? `Este produto já tem uma revisão ${outra.revisao}.`
            : `A revisão ${outra.revisao} deste produto já começa em ${dia}: duas não valem no mesmo dia.`,
      };
    },

    async inserir(id, campos, assinatura) {
      await exigirProduto(campos.produto.id);
      await registros.inserir(id, colunas(campos), assinatura);
      await linhas.trocar(id, campos.linhas);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await exigirProduto(campos.produto.id);
      const alterada = await registros.alterar({ id, versao }, colunas(campos), assinatura);
      if (alterada) await linhas.trocar(id, campos.linhas);
      return alterada;
    },

    excluir: registros.excluir,

    async restaurar(id) {
      if ((await buscar(id))?.produto.excluido) {
        throw againstRule('O produto desta estrutura foi excluído. Traga o produto de volta antes.');
      }
      return registros.restaurar(id);
    },
  };
}

const seguinte = alias(estrutura, 'seguinte');
const DELA = and(eq(produto.empresaId, estrutura.empresaId), eq(produto.id, estrutura.produtoId)) as SQL;

function colunas({ produto: dela, linhas, ...campos }: EstruturaNova): Valores<typeof estrutura> {
  const chave = textoDeBusca(campos.revisao);
  return {
    ...campos,
    produtoId: dela.id,
    chave,
    // People search by part number to see where a part is used.
    busca: textoDeBusca(chave, ...new Set(linhas.map(({ partNumber }) => partNumber))),
  };
}

type Cabeca = typeof estrutura.$inferSelect & {
  autor: string;
  produto: Pick<typeof produto.$inferSelect, 'id' | 'codigo' | 'descricao' | 'excluidoEm'>;
  proximoInicio: DataTexto | null;
};

function resumo(
  { produto: dela, revisao, vigenciaInicio, observacao, proximoInicio, ...cabeca }: Cabeca,
  { nacionais, importados }: { nacionais: number; importados: number } = { nacionais: 0, importados: 0 },
): EstruturaResumo {
  const { excluidoEm, ...apontado } = dela;
  return {
    ...recordOfRow(cabeca),
    produto: { ...apontado, excluido: excluidoEm !== null },
    revisao,
    vigenciaInicio,
    vigenciaFim: fimDaRevisao(proximoInicio),
    observacao,
    nacionais,
    importados,
  };
}

const ordenaveis = {
  produto: produto.chave,
  revisao: estrutura.chave,
  vigenciaInicio: estrutura.vigenciaInicio,
};
