import { and, asc, eq, inArray, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { LIMITE_DO_TOTAL } from '#lib/domain/telas/meu-dia.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { fornecedor, importador } from '#server/platform/db/schema/cadastros.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import {
  type AoLer,
  chaveDaLinha,
  contarAchados,
  type Filtro,
  type Regra,
  registroDaChave,
} from '#server/views/meu-dia/regra.ts';

/** An order past its delivery date with a quantity still to ship, or in a process that has not been shipped. */
export const pedidoAtrasado: Regra = {
  codigo: 'PO_ATRASADO',
  async ler(ao, filtro, limite, contarAte = LIMITE_DO_TOTAL) {
    const lidos = await ao.tx
      .select({
        pedido: {
          id: pedido.id,
          numero: pedido.numero,
          status: pedido.status,
          entregaPrevista: pedido.entregaPrevista,
        },
        fornecedor: fornecedor.razaoSocial,
        importador: { id: importador.id, nome: importador.razaoSocial },
      })
      .from(pedido)
      .innerJoin(importador, importadorDe(pedido))
      .innerJoin(fornecedor, and(eq(fornecedor.empresaId, pedido.empresaId), eq(fornecedor.id, pedido.fornecedorId)))
      .where(atrasados(ao, filtro))
      .orderBy(asc(pedido.entregaPrevista), asc(pedido.id))
      .limit(limite + 1);
    const linhas = lidos
      .slice(0, limite)
      .map(({ pedido: { id, numero, status, entregaPrevista }, ...partesDoPedido }) => ({
        chave: chaveDaLinha('PO_ATRASADO', id),
        regra: 'PO_ATRASADO' as const,
        nivel: 'aviso' as const,
        titulo: `Pedido ${numero} · ${partesDoPedido.fornecedor}`,
        porque: `Entrega prevista para ${entregaPrevista ? diaPorExtenso(entregaPrevista) : '—'}; o pedido está “${NOME_STATUS_PEDIDO[status]}”, ${status === 'ATENDIDA' ? 'e ainda não embarcou' : 'com saldo a embarcar'}.`,
        prazo: entregaPrevista,
        valor: null,
        lugar: { onde: 'PEDIDO' as const, id, aba: 'pedido', campo: 'entregaPrevista' },
        responsavel: null,
        importador: partesDoPedido.importador,
      }));
    return { linhas, total: lidos.length <= limite ? lidos.length : await contar(ao, filtro, contarAte) };
  },
  contar,
  achados,
};

function contar(ao: AoLer, filtro: Filtro, ate: number): Promise<number> {
  return contarAchados(ao.tx, [achados(ao, filtro)], ate);
}

function achados(ao: AoLer, filtro: Filtro): SQLWrapper {
  return ao.tx.select({ um: sql`1` }).from(pedido).where(atrasados(ao, filtro));
}

function atrasados({ empresaId, hoje }: AoLer, { importadorId, so, menos = [] }: Filtro): SQL | undefined {
  return and(
    eq(pedido.empresaId, empresaId),
    isNull(pedido.excluidoEm),
    or(
      inArray(pedido.status, ['EMITIDA', 'CONFIRMADA', 'PARCIAL']),
      and(eq(pedido.status, 'ATENDIDA'), sql`${pedido.id} in ${comProcessoEmAberto(empresaId)}`),
    ),
    lt(pedido.entregaPrevista, hoje),
    whenGiven(importadorId, (id) => eq(pedido.importadorId, id)),
    whenGiven(so, (chaves) => oneOfThese(pedido.id, chaves.map(registroDaChave))),
    menos.length > 0 ? sql`not (${oneOfThese(pedido.id, menos.map(registroDaChave))})` : undefined,
  );
}

/** The orders with goods in a process that waits for its shipment. Open processes are few, and orders many. */
const comProcessoEmAberto = (empresaId: string) =>
  sql`(select linha.pedido_id from ${processo} p
    join ${processoItem} item on item.empresa_id = p.empresa_id and item.processo_id = p.id
    join ${pedidoItem} linha on linha.empresa_id = item.empresa_id and linha.id = item.pedido_item_id
    where p.empresa_id = ${empresaId} and p.situacao = 'EM_ABERTO' and p.excluido_em is null and p.treinamento is not true)`;
