import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';

/** An item of a nota that leaves by this DCI. */
export interface LinhaDaNota {
  id: string;
  notaId: string;
  /** Number of the nota. */
  numero: string;
  /** The day the nota left, or its issue day when the exit day is missing. */
  dia: DataTexto;
  /** Null when the município is unknown. */
  destino: LocalDestino | null;
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  /** Reais. */
  valor: DecimalTexto;
  /** Origin of the goods for the ICMS. */
  origem: number | null;
}

/** Reads the items of the notas that are in the DCI, in the order of notas and items. */
export function linhasDasNotas(tx: Database, empresaId: string, dciId: string): Promise<LinhaDaNota[]> {
  return tx
    .select({
      id: dciNotaItem.id,
      notaId: dciNotaItem.notaId,
      numero: dciNota.numero,
      dia: sql<DataTexto>`coalesce(${dciNota.saida}, ${dciNota.emissao})::text`,
      destino: dciNota.destino,
      codigo: dciNotaItem.codigo,
      descricao: dciNotaItem.descricao,
      ncm: dciNotaItem.ncm,
      unidade: dciNotaItem.unidade,
      quantidade: dciNotaItem.quantidade,
      valor: dciNotaItem.valor,
      origem: dciNotaItem.origem,
    })
    .from(dciNotaItem)
    .innerJoin(dciNota, and(eq(dciNota.empresaId, dciNotaItem.empresaId), eq(dciNota.id, dciNotaItem.notaId)))
    .where(
      and(
        eq(dciNotaItem.empresaId, empresaId),
        eq(dciNotaItem.dciId, dciId),
        isNull(dciNota.fora),
        isNull(dciNotaItem.fora),
      ),
    )
    .orderBy(asc(dciNota.emissao), asc(dciNota.identidade), asc(dciNotaItem.nItem));
}
