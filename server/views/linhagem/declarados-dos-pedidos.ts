import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { mesmaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { acharDeclarados } from '#lib/domain/pedidos/declarado-do-pedido.ts';
import { PROCESSO_CONTA } from '#server/comex/pedidos/embarcado-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ITENS_NUMERADOS } from '#server/platform/db/itens-numerados.ts';
import { adicao, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** A lote that matches a line of an order, and the field that matches. */
export interface DeclaradoDoPedido {
  pedidoId: string;
  processoId: string;
  loteId: string;
  como: 'ITEM' | 'NUMERO' | 'PART_NUMBER' | 'NCM_E_VALOR';
}

/**
 * Finds the order of each item that came by these processes. It first matches the part number of the cadastro to which both are
 * linked. Otherwise it compares the order with its declarations (`acharDeclarados`), which never guesses.
 */
export async function declaradosDosPedidos(
  tx: Database,
  empresaId: string,
  processos: readonly string[],
): Promise<DeclaradoDoPedido[]> {
  if (processos.length === 0) return [];
  const linhas = await linhasEmbarcadas(tx, empresaId, oneOfThese(processoItem.processoId, processos));
  if (linhas.length === 0) return [];
  const lotes = await lotesDos(
    tx,
    empresaId,
    linhas.map(({ processoId }) => processoId),
  );
  const doProcesso = Map.groupBy(lotes, ({ processoId }) => processoId);
  return [...Map.groupBy(linhas, ({ processoId }) => processoId)].flatMap(([processoId, linhasDoProcesso]) =>
    declaradosDe(linhasDoProcesso, doProcesso.get(processoId) ?? []).map((declarado) => ({ ...declarado, processoId })),
  );
}

/**
 * Compares all the lines of a process at once, whatever their order, so that a line of another order cannot take an item by its
 * price alone. Lines of one part number count as one; when two orders of the process have it, the item may be of either.
 */
function declaradosDe(linhas: readonly Linha[], lotes: readonly Lote[]): Omit<DeclaradoDoPedido, 'processoId'>[] {
  const doItem = Map.groupBy(linhas, ({ itemId }) => itemId);
  const peloItem = lotes.flatMap(({ id, itemId }) =>
    itemId === null ? [] : pedidosDas(doItem.get(itemId)).map((pedidoId) => ({ pedidoId, loteId: id, como: ITEM })),
  );
  const achados = new Set(peloItem.map(({ loteId }) => loteId));
  const itens = new Set(lotes.map(({ itemId }) => itemId));
  const pelaDescricao = [...Map.groupBy(linhas, ({ moedaCodigo }) => moedaCodigo)].flatMap(([moeda, linhasDaMoeda]) => {
    const porPartNumber = Map.groupBy(
      linhasDaMoeda,
      ({ partNumber, ncm }) => `${ncm} ${partNumber.trim().toUpperCase()}`,
    );
    const procuradas = [...porPartNumber].flatMap(([id, linhasDoPartNumber]) => {
      const numeros = linhasDoPartNumber.flatMap(({ numerada, ordem }) => (numerada ? [ordem] : []));
      const [linha] = linhasDoPartNumber;
      return linha ? [{ ...linha, id, numeros }] : [];
    });
    const candidatos = lotes.filter(({ id, moedaCodigo }) => mesmaMoeda(moedaCodigo, moeda) && !achados.has(id));
    return [...acharDeclarados(procuradas, candidatos.map(comChave))].flatMap(
      ([id, { como, itens: itensDeclarados }]) => {
        const linhasDoPartNumber = porPartNumber.get(id);
        const jaTem = linhasDoPartNumber?.some(({ itemId }) => itemId !== null && itens.has(itemId));
        if (jaTem && como === 'NCM_E_VALOR') return [];
        return pedidosDas(linhasDoPartNumber).flatMap((pedidoId) =>
          itensDeclarados.map(({ chave }) => ({ pedidoId, loteId: chave, como })),
        );
      },
    );
  });
  return [...peloItem, ...pelaDescricao];
}

const ITEM = 'ITEM' as const;
const comChave = ({ numero, ...lote }: Lote) => ({ ...lote, chave: lote.id, numero: numero ?? undefined });
const pedidosDas = (linhas: readonly Linha[] = []) => [...new Set(linhas.map(({ pedidoId }) => pedidoId))];

function linhasEmbarcadas(tx: Database, empresaId: string, filtro: SQL) {
  return tx
    .selectDistinct({
      id: pedidoItem.id,
      processoId: processoItem.processoId,
      pedidoId: pedidoItem.pedidoId,
      moedaCodigo: pedido.moedaCodigo,
      itemId: sql<string | null>`coalesce(${processoItem.itemId}, ${pedidoItem.itemId})`,
      partNumber: pedidoItem.partNumber,
      ncm: pedidoItem.ncm,
      valorUnitario: pedidoItem.valorUnitario,
      ordem: processoItem.ordem,
      numerada: sql<boolean>`${declaracao.processoId} is not null and ${ITENS_NUMERADOS}`,
    })
    .from(processoItem)
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, processoItem.processoId)))
    .innerJoin(pedidoItem, and(eq(pedidoItem.empresaId, empresaId), eq(pedidoItem.id, processoItem.pedidoItemId)))
    .innerJoin(pedido, and(eq(pedido.empresaId, empresaId), eq(pedido.id, pedidoItem.pedidoId)))
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoItem.processoId)))
    .where(and(eq(processoItem.empresaId, empresaId), isNull(pedido.excluidoEm), PROCESSO_CONTA, filtro));
}

function lotesDos(tx: Database, empresaId: string, processos: readonly string[]) {
  return tx
    .select({
      id: saldoLote.id,
      processoId: saldoLote.processoId,
      itemId: saldoLote.itemId,
      adicao: saldoLote.adicao,
      ncm: saldoLote.ncm,
      descricao: saldoLote.descricao,
      quantidade: saldoLote.quantidade,
      valorUnitario: saldoLote.valorUnitario,
      moedaCodigo: saldoLote.moedaCodigo,
      numero: item.sequencia,
    })
    .from(saldoLote)
    .leftJoin(
      adicao,
      and(
        eq(adicao.empresaId, saldoLote.empresaId),
        eq(adicao.processoId, saldoLote.processoId),
        eq(adicao.numero, saldoLote.adicao),
      ),
    )
    .leftJoin(
      item,
      and(eq(item.empresaId, adicao.empresaId), eq(item.adicaoId, adicao.id), eq(item.ordem, saldoLote.item)),
    )
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.processoId, processos)));
}

type Linha = Awaited<ReturnType<typeof linhasEmbarcadas>>[number];
type Lote = Awaited<ReturnType<typeof lotesDos>>[number];
