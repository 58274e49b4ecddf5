import { and, asc, eq, getTableColumns, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { ItemDaMatrizLido, ItemDaMatrizNovo } from '#lib/contracts/cadastros/matriz-tributacao.ts';
import type { ItemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { ITEM_DA_MATRIZ } from '#lib/registros/matriz-tributacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { importador, matrizTributacao } from '#server/platform/db/schema-cadastros.ts';
import { readById } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { chaveDaLinha, diasDaMatriz } from './dias-da-matriz.ts';
import { camposDoImportador, importadorApontado, importadorDe, type LinhaDoImportador } from './importador-apontado.ts';
import { naValidade } from './na-validade.ts';

interface MatrizTributacaoRepository
  extends RepositoryWithSheet<ItemDaMatrizConsulta, ItemDaMatrizNovo, ItemDaMatrizLido> {
  /** Returns the rows of an importer in force on a day, ordered by key. */
  emVigor(importadorId: string, dia: DataTexto): Promise<ItemDaMatrizLido[]>;
}

export function matrizTributacaoRepository(tx: Database, empresaId: string): MatrizTributacaoRepository {
  const registros = recordRepository(tx, empresaId, matrizTributacao);
  const daEmpresa = eq(matrizTributacao.empresaId, empresaId);
  const lidos = () =>
    tx
      .select({
        ...getTableColumns(matrizTributacao),
        autor: usuario.nome,
        importador: camposDoImportador,
      })
      .from(matrizTributacao)
      .innerJoin(usuario, authorOf(matrizTributacao))
      .innerJoin(importador, DONO);

  const ler = async (filtro: SQL) => (await lidos().where(and(daEmpresa, filtro))).map(lido);
  const lerAtivos = async (filtro: SQL) =>
    (await lidos().where(and(daEmpresa, filtro, isNull(matrizTributacao.excluidoEm)))).map(lido);
  const buscar = readById(tx, matrizTributacao.id, ler);
  const { daChave, exigirImportador, ocupante } = diasDaMatriz(tx, empresaId, lerAtivos);

  return {
    ...listingOf<ItemDaMatrizConsulta, ItemDaMatrizLido>(tx, empresaId, {
      de: matrizTributacao,
      daEmpresa,
      filtro: (consulta, hoje) =>
        and(
          daLista(matrizTributacao.excluidoEm, consulta),
          containsText(matrizTributacao.busca, consulta.q),
          whenGiven(consulta.importadorId, (id) => eq(matrizTributacao.importadorId, id)),
          whenGiven(consulta.ncm, (ncm) => eq(matrizTributacao.ncm, ncm)),
          whenGiven(consulta.validade, (validade) => naValidade(matrizTributacao.vigenciaFim, validade, hoje)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, matrizTributacao.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: matrizTributacao.id })
          .from(matrizTributacao)
          .innerJoin(importador, DONO)
          .where(filtro)
          .orderBy(...ordem),
      linhas: pageOf(lidos, lido),
    }),

    buscar,
    ocupante,

    emVigor: async (importadorId, dia) =>
      (
        await lidos()
          .where(
            and(
              daEmpresa,
              isNull(matrizTributacao.excluidoEm),
              eq(matrizTributacao.importadorId, importadorId),
              lte(matrizTributacao.vigenciaInicio, dia),
              or(isNull(matrizTributacao.vigenciaFim), gte(matrizTributacao.vigenciaFim, dia)),
            ),
          )
          .orderBy(asc(matrizTributacao.chave))
      ).map(lido),

    comAChaveDe: async (campos) =>
      (await daChave(campos)).filter(({ vigenciaInicio }) => vigenciaInicio === campos.vigenciaInicio),

    conferir: (campos) => exigirImportador(campos.importador),

    async inserir(id, campos, assinatura) {
      await exigirImportador(campos.importador);
      await registros.inserir(id, colunas(campos), assinatura);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await exigirImportador(campos.importador);
      return registros.alterar({ id, versao }, colunas(campos), assinatura);
    },

    excluir: registros.excluir,

    async restaurar(id) {
      if ((await buscar(id))?.importador.excluido) {
        throw againstRule('O importador deste item da matriz foi excluído. Traga o importador de volta antes.');
      }
      return registros.restaurar(id);
    },
  };
}

const DONO = importadorDe(matrizTributacao);

function colunas({ importador: { id: importadorId }, ...campos }: ItemDaMatrizNovo): Valores<typeof matrizTributacao> {
  const { ncm, codigoTributacao, decreto, tipoDocumento, numeroDocumento } = campos;
  const chave = chaveDaLinha(campos);
  // The search accepts an NCM with and without dots.
  const busca = textoDeBusca(chave, escreverNcm(ncm), codigoTributacao, decreto, tipoDocumento, numeroDocumento);
  return { ...campos, importadorId, chave, busca };
}

function lido({ importador: dono, ...linha }: Linha): ItemDaMatrizLido {
  const daLinha = { ...linha, importador: importadorApontado(dono) };
  return { ...recordOfRow(linha), ...fieldsOfRow<CamposLidos>(ITEM_DA_MATRIZ, daLinha) };
}

type CamposLidos = Omit<ItemDaMatrizLido, keyof typeof registroLido>;

type Linha = typeof matrizTributacao.$inferSelect & { autor: string } & {
  importador: LinhaDoImportador;
};

const ordenaveis = {
  // Sorted by the key, whose parts have fixed lengths.
  item: matrizTributacao.chave,
  importador: importador.chave,
  codigoTributacao: matrizTributacao.codigoTributacao,
  decreto: matrizTributacao.decreto,
  vigenciaInicio: matrizTributacao.vigenciaInicio,
  vigenciaFim: matrizTributacao.vigenciaFim,
  alteradoEm: matrizTributacao.alteradoEm,
};
