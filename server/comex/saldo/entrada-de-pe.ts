import { type SQL, sql } from 'drizzle-orm';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';

/** The same rule as `entradaEmPe`, in SQL: the lote came in, and no estorno reversed its entry. */
export function entradaDePe(): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from saldo_movimento m
    where m.empresa_id = ${saldoLote.empresaId} and m.lote_id = ${saldoLote.id} and m.tipo = 'ENTRADA'
      and not exists (
        select 1 from saldo_movimento e where e.empresa_id = m.empresa_id and e.estorno_de = m.id))`;
}
