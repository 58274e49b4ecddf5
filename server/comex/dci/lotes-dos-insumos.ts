import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { compararLotes } from '#lib/domain/zfm/saldo-insumo.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { type Lote, razaoRepository } from '#server/comex/saldo/razao-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci, dciSaque } from '#server/platform/db/schema/dci.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

interface Pedido {
  importadorCnpj: string;
  insumos: readonly string[];
  /** Day of the last exit: goods that came in later cannot have left. Null accepts any day. */
  ate: DataTexto | null;
  /** Lotes chosen by hand, accepted whatever the day they came in. */
  escolhidos: readonly { lote: { id: string } }[];
}

/**
 * Locks the lotes an industry has left of each input until the transaction ends, in the order of the draw. A text only finds lotes
 * that are not linked to a part number, so no lote is listed under two inputs.
 */
export async function travarLotes(tx: Database, empresaId: string, pedido: Pedido): Promise<Map<string, Lote[]>> {
  const condicaoDosLotes = dosInsumos(pedido, []);
  return condicaoDosLotes
    ? porInsumo(await razaoRepository(tx, empresaId).travar(condicaoDosLotes), pedido)
    : new Map();
}

/**
 * Reads the same lotes for planning, without locking them. What the DCI to be corrected drew counts as available, because its
 * retificadora returns it before drawing.
 */
export async function lotesParaPlanejar(
  tx: Database,
  empresaId: string,
  { anteriorId, ...pedido }: Pedido & { anteriorId: string | null },
): Promise<Map<string, Lote[]>> {
  const voltam = await aDevolver(tx, empresaId, anteriorId);
  const condicaoDosLotes = dosInsumos(pedido, [...voltam.keys()]);
  if (!condicaoDosLotes) return new Map();
  const lotes = await tx
    .select()
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), condicaoDosLotes))
    .orderBy(asc(saldoLote.dataDesembaraco));
  const comVolta = lotes.map((lote) => ({
    ...lote,
    saldo: new Exato(lote.saldo).plus(voltam.get(lote.id) ?? '0').toFixed(7),
  }));
  return porInsumo(comVolta.sort(compararLotes), pedido);
}

function dosInsumos({ importadorCnpj, insumos, ate, escolhidos }: Pedido, tambem: readonly string[]) {
  const [itens, textos] = [dosDe('item:', insumos), dosDe('texto:', insumos)];
  if (itens.length === 0 && textos.length === 0) return undefined;
  return and(
    eq(saldoLote.importadorCnpj, importadorCnpj),
    or(oneOfThese(saldoLote.itemId, itens), oneOfThese(saldoLote.chaveItem, textos)),
    or(sql`${saldoLote.saldo} > 0`, oneOfThese(saldoLote.id, tambem)),
    ate === null
      ? undefined
      : or(
          lte(saldoLote.dataDesembaraco, ate),
          oneOfThese(
            saldoLote.id,
            escolhidos.map(({ lote }) => lote.id),
          ),
        ),
  );
}

function porInsumo(lotes: readonly Lote[], { insumos }: Pedido): Map<string, Lote[]> {
  const pedidos = new Set(insumos);
  return Map.groupBy(lotes, ({ itemId, chaveItem }) =>
    itemId !== null && pedidos.has(`item:${itemId}`) ? `item:${itemId}` : `texto:${chaveItem}`,
  );
}

/** By lote, what the former DCI drew and still holds. */
async function aDevolver(
  tx: Database,
  empresaId: string,
  anteriorId: string | null,
): Promise<Map<string, DecimalTexto>> {
  if (anteriorId === null) return new Map();
  const linhas = await tx
    .select({ loteId: dciSaque.loteId, quantidade: sql<DecimalTexto>`sum(${dciSaque.quantidade})::text` })
    .from(dciSaque)
    .innerJoin(dci, and(eq(dci.empresaId, dciSaque.empresaId), eq(dci.id, dciSaque.dciId)))
    .where(
      and(
        eq(dciSaque.empresaId, empresaId),
        eq(dciSaque.dciId, anteriorId),
        inArray(dci.situacao, [...DCI_REGISTRADA]),
      ),
    )
    .groupBy(dciSaque.loteId);
  return new Map(linhas.map(({ loteId, quantidade }) => [loteId, quantidade]));
}

const dosDe = (prefixo: string, insumos: readonly string[]) =>
  insumos.filter((insumo) => insumo.startsWith(prefixo)).map((insumo) => insumo.slice(prefixo.length));
