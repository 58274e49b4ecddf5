import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCR_REGISTRADO } from '#lib/domain/zfm/situacao-dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** A registered DCR-E of a product and the days it is in force. */
export interface DcrDaSaida {
  id: string;
  produtoId: string;
  numero: string | null;
  processo: string;
  /** US$ per unit, 7 decimals. */
  iiUnitUSD: DecimalTexto;
  /** Percent, 2 decimals. */
  CRA: DecimalTexto;
  desde: DataTexto;
  /** Last day in force; null while it has no end. */
  ate: DataTexto | null;
}

/** Finds the DCR-E that covers a product leaving on a day. */
export type DcrNaSaida = (produtoId: string, dia: DataTexto) => DcrDaSaida | null;

/**
 * Reads the DCR-Es of these products of an industry, and returns a function that finds the DCR-E in force on a day. When a DCR-E
 * replaces another, both are in force on that day: the newer one is used.
 */
export async function dcrsNaSaida(
  tx: Database,
  empresaId: string,
  importadorId: string,
  produtoIds: readonly string[],
): Promise<DcrNaSaida> {
  const linhas = await tx
    .select({
      id: dcr.id,
      produtoId: dcr.produtoId,
      numero: dcr.numero,
      processo: dcr.processo,
      iiUnitUSD: dcr.iiUnitUsd,
      CRA: dcr.cra,
      desde: dcr.dataRegistro,
      ate: dcr.vigenciaFim,
    })
    .from(dcr)
    .where(
      and(
        eq(dcr.empresaId, empresaId),
        eq(dcr.importadorId, importadorId),
        oneOfThese(dcr.produtoId, produtoIds),
        isNull(dcr.excluidoEm),
        inArray(dcr.situacao, [...DCR_REGISTRADO]),
        isNotNull(dcr.dataRegistro),
        isNotNull(dcr.iiUnitUsd),
      ),
    )
    .orderBy(desc(dcr.dataRegistro), desc(dcr.numero));
  const doProduto = Map.groupBy(linhas as DcrDaSaida[], ({ produtoId }) => produtoId);
  return (produtoId, dia) =>
    doProduto.get(produtoId)?.find(({ desde, ate }) => desde <= dia && (ate === null || dia <= ate)) ?? null;
}
