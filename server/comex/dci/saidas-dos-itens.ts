import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { QuantidadeDoDia } from '#lib/fiscal/dci/planejar-saques.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';
import { emParcelasDoDia } from './parcelas-do-dia.ts';

/** What left of an item of a DCI on a day, and the notas it left by. */
export interface SaidaDoItem {
  dia: DataTexto;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  notas: { id: string; numero: string }[];
}

/** The exits of each item of a stored DCI, by its `chave`, earliest first. */
export async function saidasDosItens(
  tx: Database,
  empresaId: string,
  dciId: string,
): Promise<Map<string, SaidaDoItem[]>> {
  const dia = sql<DataTexto>`coalesce(${dciNota.saida}, ${dciNota.emissao})::text`;
  const linhas = await tx
    .select({
      item: dciNotaItem.item,
      dia,
      quantidade: dciNotaItem.quantidade,
      id: dciNota.id,
      numero: dciNota.numero,
    })
    .from(dciNotaItem)
    .innerJoin(dciNota, and(eq(dciNota.empresaId, dciNotaItem.empresaId), eq(dciNota.id, dciNotaItem.notaId)))
    .where(
      and(
        eq(dciNotaItem.empresaId, empresaId),
        eq(dciNotaItem.dciId, dciId),
        isNotNull(dciNotaItem.item),
        isNull(dciNota.fora),
        isNull(dciNotaItem.fora),
      ),
    )
    .orderBy(asc(dia), asc(dciNota.identidade), asc(dciNotaItem.nItem));
  return new Map(
    [...Map.groupBy(linhas, ({ item }) => item ?? '')].map(([item, linhasDoItem]) => [
      item,
      [...Map.groupBy(linhasDoItem, (linha) => linha.dia)].map(([dia, doDia]) => ({
        dia,
        quantidade: doDia.reduce((soma, { quantidade }) => soma.plus(quantidade), new Exato(0)).toFixed(5),
        notas: [...new Map(doDia.map(({ id, numero }) => [id, { id, numero }])).values()],
      })),
    ]),
  );
}

/** Splits what an item takes of an input over the days of its exits, by quantity. Empty when the exits are not known. */
export function diasDaNecessidade(
  quantidade: DecimalTexto,
  saidas: readonly SaidaDoItem[] | undefined,
): readonly QuantidadeDoDia[] | undefined {
  const total = (saidas ?? []).reduce((soma, saida) => soma.plus(saida.quantidade), new Exato(0));
  if (!saidas || total.isZero()) return undefined;
  return emParcelasDoDia(
    saidas.map((saida) => ({
      dia: saida.dia,
      exata: new Exato(quantidade).times(saida.quantidade).div(total),
    })),
  );
}
