import { and, desc, eq, exists, getTableColumns, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { ProdutoConsulta } from '#lib/contracts/consultas/produto.ts';
import type {
  ProdutoDoLookup,
  ProdutoLido,
  ProdutoLookupConsulta,
  ProdutoNovo,
  ProdutoResumo,
} from '#lib/contracts/produtos/produto.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { resolucoesDeNumero, validadeDaResolucao } from '#lib/domain/zfm/produto.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { PRODUTO } from '#lib/registros/produto.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import {
  camposDoImportador,
  importadorApontado,
  importadorDe,
  type LinhaDoImportador,
} from '#server/comex/cadastros/importador-apontado.ts';
import { naValidade } from '#server/comex/cadastros/na-validade.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { estrutura, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese, readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf } from '#server/platform/records/listing.ts';
import { lookupQuery } from '#server/platform/records/lookup.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';

interface ProdutoRepository extends RepositoryWithSheet<ProdutoConsulta, ProdutoNovo, ProdutoLido, ProdutoResumo> {
  procurar(consulta: ProdutoLookupConsulta): Promise<ProdutoDoLookup[]>;
}

export function produtoRepository(tx: Database, empresaId: string): ProdutoRepository {
  const registros = recordRepository(tx, empresaId, produto);
  const importadores = importadorRepository(tx, empresaId);
  const daEmpresa = eq(produto.empresaId, empresaId);
  const linhas = () =>
    tx
      .select({
        ...getTableColumns(produto),
        autor: usuario.nome,
        importador: camposDoImportador,
        resolucoes: importador.resolucoes,
      })
      .from(produto)
      .innerJoin(usuario, authorOf(produto))
      .innerJoin(importador, DONO);

  const ler = async (filtro: SQL) => (await linhas().where(and(daEmpresa, filtro))).map(lido);
  const lerAtivos = async (filtro: SQL) =>
    (await linhas().where(and(daEmpresa, filtro, isNull(produto.excluidoEm)))).map(lido);
  const buscar = readById(tx, produto.id, ler);
  const peloCodigo = readByKey(tx, produto.chave, lerAtivos, ({ codigo }) => textoDeBusca(codigo));
  const doImportador = async (campos: Pick<ProdutoNovo, 'codigo' | 'importador'>) =>
    (await peloCodigo(textoDeBusca(campos.codigo))).filter((um) => um.importador.id === campos.importador.id);

  const revisoesEmVigor = async (produtos: readonly string[], hoje: DataTexto) => {
    if (produtos.length === 0) return new Map<string, ProdutoResumo['revisaoEmVigor']>();
    const vigentes = await tx
      .selectDistinctOn([estrutura.produtoId], {
        produtoId: estrutura.produtoId,
        id: estrutura.id,
        revisao: estrutura.revisao,
        vigenciaInicio: estrutura.vigenciaInicio,
      })
      .from(estrutura)
      .where(
        and(
          eq(estrutura.empresaId, empresaId),
          oneOfThese(estrutura.produtoId, produtos),
          isNull(estrutura.excluidoEm),
          lte(estrutura.vigenciaInicio, hoje),
        ),
      )
      .orderBy(estrutura.produtoId, desc(estrutura.vigenciaInicio));
    return new Map(vigentes.map(({ produtoId, ...revisao }) => [produtoId, revisao]));
  };
  const temEstrutura = (hoje: DataTexto) =>
    exists(
      tx
        .select({ um: sql`1` })
        .from(estrutura)
        .where(
          and(
            eq(estrutura.empresaId, produto.empresaId),
            eq(estrutura.produtoId, produto.id),
            isNull(estrutura.excluidoEm),
            lte(estrutura.vigenciaInicio, hoje),
          ),
        ),
    );

  /**
   * Checks that the industry exists and has the resolução. A resolução the industry no longer has may stay.
   * @throws {Refusal} 400 at the field.
   */
  const exigir = async ({ importador: { id }, resolucao }: ProdutoNovo, antes: ProdutoLido | null): Promise<void> => {
    const dono = await importadores.buscar(id);
    if (!dono || dono.excluidoEm !== null) {
      throw invalidField('importador.id', 'Este importador não existe ou foi excluído. Escolha outro.');
    }
    if (resolucao === null || resolucoesDeNumero(dono.resolucoes, resolucao).length > 0) return;
    if (antes?.importador.id === id && antes.resolucao === resolucao) return;
    throw invalidField(
      'resolucao',
      `${dono.razaoSocial} não tem a Resolução CAS ${resolucao}. Cadastre-a no importador ou escolha outra.`,
    );
  };

  return {
    ...listingOf<ProdutoConsulta, ProdutoResumo>(tx, empresaId, {
      de: produto,
      daEmpresa,
      filtro: (consulta, hoje) =>
        and(
          daLista(produto.excluidoEm, consulta),
          containsText(produto.busca, consulta.q),
          whenGiven(consulta.importadorId, (id) => eq(produto.importadorId, id)),
          whenGiven(consulta.ncm, (ncm) => eq(produto.ncm, ncm)),
          whenGiven(consulta.tipoCoeficiente, (tipo) => eq(produto.tipoCoeficiente, tipo)),
          whenGiven(consulta.resolucoes, (validade) => naValidade(VALIDADE, validade, hoje)),
          consulta.semEstrutura && not(temEstrutura(hoje)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, produto.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: produto.id })
          .from(produto)
          .innerJoin(importador, DONO)
          .where(filtro)
          .orderBy(...ordem),
      linhas: async (filtro, ordem, { limit, offset }, hoje) => {
        const lidas = await linhas()
          .where(filtro)
          .orderBy(...ordem)
          .limit(limit)
          .offset(offset);
        const vigentes = await revisoesEmVigor(
          lidas.map(({ id }) => id),
          hoje,
        );
        return lidas.map((linha) => ({
          ...semModelos(lido(linha)),
          quantosModelos: linha.modelos.length,
          revisaoEmVigor: vigentes.get(linha.id) ?? null,
        }));
      },
    }),

    buscar,
    comAChaveDe: doImportador,
    conferir: async (campos, id) => exigir(campos, await buscar(id)),

    async ocupante(campos, id) {
      const outro = (await doImportador(campos)).find((um) => um.id !== id);
      return outro
        ? { id: outro.id, frase: `${outro.importador.razaoSocial} já tem um produto de código ${outro.codigo}.` }
        : null;
    },

    async inserir(id, campos, assinatura) {
      await exigir(campos, null);
      await registros.inserir(id, colunas(campos), assinatura);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await exigir(campos, await buscar(id));
      return registros.alterar({ id, versao }, colunas(campos), assinatura);
    },

    excluir: registros.excluir,

    async restaurar(id) {
      if ((await buscar(id))?.importador.excluido) {
        throw againstRule('A indústria deste produto foi excluída. Traga o importador de volta antes.');
      }
      return registros.restaurar(id);
    },

    async procurar({ q, importadorId }) {
      const procura = lookupQuery(produto, q);
      if (!procura) return [];
      const achados = await tx
        .select({
          id: produto.id,
          codigo: produto.codigo,
          nome: produto.descricao,
          ncm: produto.ncm,
          importador: { id: importador.id, razaoSocial: importador.razaoSocial },
        })
        .from(produto)
        .innerJoin(importador, DONO)
        .where(
          and(
            daEmpresa,
            isNull(produto.excluidoEm),
            isNull(importador.excluidoEm),
            whenGiven(importadorId, (id) => eq(produto.importadorId, id)),
            procura.filtro,
          ),
        )
        .orderBy(...procura.ordem)
        .limit(procura.limite);
      return achados;
    },
  };
}

const DONO = importadorDe(produto);

/** As in `validadeDaResolucao`: of several resoluções with the same number, the one that ends first counts. */
const VALIDADE = sql`(select min(uma ->> 'validade') from ${importador}, jsonb_array_elements(${importador.resolucoes}) as uma
  where ${DONO} and uma ->> 'numero' = ${produto.resolucao})`;

function colunas({ importador: { id: importadorId }, ...campos }: ProdutoNovo): Valores<typeof produto> {
  const { codigo, descricao, ncm, resolucao, ppb, modelos } = campos;
  const chave = textoDeBusca(codigo);
  return {
    ...campos,
    modelos: modelos.map((modelo) => ({ ...modelo, precoVenda: new Exato(modelo.precoVenda).toFixed(2) })),
    importadorId,
    chave,
    // The search accepts an NCM with and without dots.
    busca: textoDeBusca(chave, descricao, ncm, escreverNcm(ncm), resolucao, ppb),
  };
}

function lido({ importador: dono, resolucoes, ...linha }: Linha): ProdutoLido {
  return {
    ...recordOfRow(linha),
    ...fieldsOfRow<CamposLidos>(PRODUTO, { ...linha, importador: importadorApontado(dono) }),
    daResolucao: validadeDaResolucao(resolucoes, linha.resolucao),
  };
}

type CamposLidos = Omit<ProdutoLido, keyof typeof registroLido | 'daResolucao'>;

/** A page of the list would otherwise carry thousands of modelos. */
function semModelos({ modelos: _, ...produto }: ProdutoLido) {
  return produto;
}

type Linha = typeof produto.$inferSelect & {
  autor: string;
  importador: LinhaDoImportador;
  resolucoes: (typeof importador.$inferSelect)['resolucoes'];
};

const ordenaveis = {
  codigo: produto.chave,
  descricao: withoutAccents(produto.descricao),
  importador: importador.chave,
  ncm: produto.ncm,
  resolucao: produto.resolucao,
  tipoCoeficiente: produto.tipoCoeficiente,
  alteradoEm: produto.alteradoEm,
};
