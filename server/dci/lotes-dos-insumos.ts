import { and, asc, eq, or, sql } from 'drizzle-orm';
import { compararLotes } from '#lib/domain/saldo-insumo.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { saldoLote } from '#server/db/schema-saldo.ts';
import { type Lote, razaoRepository } from '#server/saldo/razao-repository.ts';

/**
 * What of each input an industry has left, in the order of the draw. A text is asked for by itself only where no part number is linked
 * to it, so that no lote is under two. With `travar` they are held until the transaction ends.
 */
export async function lotesDosInsumos(
  tx: Banco,
  empresaId: string,
  importadorCnpj: string,
  insumos: readonly string[],
  { travar }: { travar: boolean },
): Promise<Map<string, Lote[]>> {
  const [itens, textos] = [dosDe('item:', insumos), dosDe('texto:', insumos)];
  if (itens.length === 0 && textos.length === 0) return new Map();
  const deles = and(
    eq(saldoLote.importadorCnpj, importadorCnpj),
    or(umDestes(saldoLote.itemId, itens), umDestes(saldoLote.chaveItem, textos)),
    sql`${saldoLote.saldo} > 0`,
  );
  const lotes = travar
    ? await razaoRepository(tx, empresaId).travar(deles)
    : (
        await tx
          .select()
          .from(saldoLote)
          .where(and(eq(saldoLote.empresaId, empresaId), deles))
          .orderBy(asc(saldoLote.dataDesembaraco))
      ).sort(compararLotes);
  const pedidos = new Set(insumos);
  return Map.groupBy(lotes, ({ itemId, chaveItem }) =>
    itemId !== null && pedidos.has(`item:${itemId}`) ? `item:${itemId}` : `texto:${chaveItem}`,
  );
}

const dosDe = (prefixo: string, insumos: readonly string[]) =>
  insumos.filter((insumo) => insumo.startsWith(prefixo)).map((insumo) => insumo.slice(prefixo.length));
