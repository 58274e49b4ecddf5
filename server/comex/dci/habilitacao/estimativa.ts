import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { EstimativaDeInternacao } from '#lib/contracts/dci/habilitacao-dci.ts';
import { mesAnterior } from '#lib/domain/datas/meses.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { dci, dciItem } from '#server/platform/db/schema/dci.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import type { DeQuem } from './industria-da-habilitacao.ts';

const MESES = 12;

/** Returns the twelve full months before the month of `hoje`, as `YYYY-MM`. */
export function periodoDaEstimativa(hoje: DataTexto): { de: string; ate: string } {
  const ate = mesAnterior(hoje.slice(0, 7));
  let de = ate;
  for (let i = 1; i < MESES; i += 1) de = mesAnterior(de);
  return { de, ate };
}

/**
 * Sums what left in those months by registered DCIs, by product, modalidade and destino. An individual DCI counts in the month its
 * nota left. The mean always divides by twelve, even if the first DCI is more recent; `meses` tells how many months had exits.
 */
export async function estimativa({ tx, empresaId, industria, hoje }: DeQuem): Promise<EstimativaDeInternacao[]> {
  const { de, ate } = periodoDaEstimativa(hoje);
  const { codigo, unidade, modalidade, destino } = dciItem;
  const linhas = await tx
    .select({
      codigo,
      unidade,
      modalidade,
      destino,
      descricao: daUltima(dciItem.descricao),
      ncm: daUltima(dciItem.ncm),
      quantidade: sql<DecimalTexto>`sum(${dciItem.quantidade})::text`,
      meses: sql<number>`count(distinct ${MES})`.mapWith(Number),
    })
    .from(dciItem)
    .innerJoin(dci, and(eq(dci.empresaId, dciItem.empresaId), eq(dci.id, dciItem.dciId)))
    .where(
      and(
        eq(dciItem.empresaId, empresaId),
        eq(dci.importadorId, industria.id),
        isNull(dci.excluidoEm),
        inArray(dci.situacao, [...DCI_REGISTRADA]),
        sql`${MES} between ${de} and ${ate}`,
      ),
    )
    .groupBy(codigo, unidade, modalidade, destino)
    .orderBy(codigo, modalidade, destino, unidade);
  return linhas.map((linha) => ({
    ...linha,
    media: new Exato(linha.quantidade).div(MESES).toDecimalPlaces(5, Exato.ROUND_HALF_UP).toFixed(5),
  }));
}

/** The month of a DCI, `YYYY-MM`: the declared month of a monthly DCI, or the month the nota of an individual DCI left. */
const MES = sql`coalesce(${dci.competencia}, (
  select to_char(max(coalesce(${dciNota.saida}, ${dciNota.emissao})), 'YYYY-MM') from ${dciNota}
  where ${dciNota.empresaId} = ${dci.empresaId} and ${dciNota.dciId} = ${dci.id} and ${dciNota.fora} is null))`;

/** Takes the value of the DCI registered last. */
function daUltima(coluna: AnyColumn): SQL<string> {
  return sql<string>`(array_agg(${coluna} order by ${dci.dataRegistro} desc, ${dci.id}))[1]`;
}
