import { and, asc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import { itemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  contratoDaMatriz,
  type ItemDaMatrizLido,
  MATRIZ_COLUNAS,
  rotulosDaMatriz,
} from '#lib/registros/matriz-tributacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, matrizTributacao } from '#server/platform/db/schema/cadastros.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { chaveDaLinha, diasDaMatriz } from './dias-da-matriz.ts';
import { aoImportador } from './importador-apontado.ts';
import { naValidade } from './na-validade.ts';

const matrizTributacaoRepository = repositorioDe(matrizTributacao, {
  contrato: contratoDaMatriz,
  consulta: itemDaMatrizConsulta,
  chave: chaveDaLinha,
  // An NCM is found with and without dots.
  busca: ({ ncm, codigoTributacao, decreto, tipoDocumento, numeroDocumento }) => [
    escreverNcm(ncm),
    codigoTributacao,
    decreto,
    tipoDocumento,
    numeroDocumento,
  ],
  aponta: {
    importador: aoImportador(
      matrizTributacao.importadorId,
      'O importador deste item da matriz foi excluído. Traga o importador de volta antes.',
    ),
  },
  filtros: { validade: (validade, { hoje }) => naValidade(matrizTributacao.vigenciaFim, validade, hoje) },
  // The parts of the key have fixed lengths.
  ordenaveis: { item: matrizTributacao.chave, importador: importador.chave },
  entre: (outro, { importador, vigenciaInicio }) =>
    outro.importador.id === importador.id && outro.vigenciaInicio === vigenciaInicio,
  proprio: diasDaMatriz,
});

/** The matriz de tributação of each importer at the Sefaz-AM (docs/decisions/matriz-de-tributacao.md). */
export const cadastroDaMatriz = cadastroDe({
  recurso: 'MatrizTributacao',
  este: 'Este item da matriz',
  plural: 'Matriz de tributação',
  contrato: contratoDaMatriz,
  consulta: itemDaMatrizConsulta,
  rotulos: rotulosDaMatriz,
  colunas: MATRIZ_COLUNAS,
  repositorio: matrizTributacaoRepository,
});

/** Returns the rows of an importer in force on a day, ordered by key. */
export function matrizEmVigor(
  tx: Database,
  empresaId: string,
  importadorId: string,
  dia: DataTexto,
): Promise<ItemDaMatrizLido[]> {
  const emVigor = and(
    eq(matrizTributacao.importadorId, importadorId),
    lte(matrizTributacao.vigenciaInicio, dia),
    or(isNull(matrizTributacao.vigenciaFim), gte(matrizTributacao.vigenciaFim, dia)),
  ) as SQL;
  return matrizTributacaoRepository(tx, empresaId).ativos(emVigor, [asc(matrizTributacao.chave)]);
}
