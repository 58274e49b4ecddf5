import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { LinhasDePedidosConsulta } from '#lib/contracts/consultas/pedido-item.ts';
import type {
  LinhaDePedidos,
  LinhasDePedidosTotais,
  LinhasDePedidosTotaisConsulta,
  TotalPorMoeda,
} from '#lib/contracts/pedidos/pedido-item.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LinhasDePedidosExportacao } from '#lib/listas/pedido-item.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, offsetOf, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { fornecedor, importador } from '#server/platform/db/schema/cadastros.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { daOrdem } from './da-ordem.ts';
import { embarcadoRepository } from './embarcado-repository.ts';

/** Lists the lines of all orders that are not deleted, with their balances. */
export function linhasDePedidosRepository(tx: Database, empresaId: string) {
  const embarcado = embarcadoRepository(tx, empresaId).porLinha();
  const saiu = sql<DecimalTexto>`coalesce(${embarcado.soma}, 0.00000)`;
  const saldo = sql<DecimalTexto>`(${pedidoItem.quantidade} - ${saiu})`;
  const valor = sql<DecimalTexto>`round(${pedidoItem.quantidade} * ${pedidoItem.valorUnitario}, 2)`;
  const valorSaldo = sql<DecimalTexto>`round(${saldo} * ${pedidoItem.valorUnitario}, 2)`;
  const ordenaveis = {
    numero: pedido.chave,
    fornecedor: fornecedor.chave,
    partNumber: pedidoItem.partNumber,
    entregaPrevista: pedido.entregaPrevista,
    saldo,
    valorSaldo,
  };

  const daEmpresa = and(eq(pedidoItem.empresaId, empresaId), isNull(pedido.excluidoEm));
  const doPedido = and(eq(pedido.empresaId, pedidoItem.empresaId), eq(pedido.id, pedidoItem.pedidoId));
  const doFornecedor = and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedido.fornecedorId));
  const doImportador = and(eq(importador.empresaId, empresaId), eq(importador.id, pedido.importadorId));

  const filtro = (consulta: Filtros): SQL | undefined =>
    and(
      daEmpresa,
      containsText(pedidoItem.busca, consulta.q ?? ''),
      whenGiven(consulta.ids, (ids) => inArray(pedidoItem.id, ids)),
      whenGiven(consulta.pedidoId, (id) => eq(pedidoItem.pedidoId, id)),
      whenGiven(consulta.fornecedorId, (id) => eq(pedido.fornecedorId, id)),
      whenGiven(consulta.importadorId, (id) => eq(pedido.importadorId, id)),
      daOrdem(consulta.status),
      whenGiven(consulta.moeda, (codigo) => eq(pedido.moedaCodigo, codigo)),
      whenGiven(consulta.entregaPrevistaDe, (dia) => gte(pedido.entregaPrevista, dia)),
      whenGiven(consulta.entregaPrevistaAte, (dia) => lte(pedido.entregaPrevista, dia)),
      consulta.comSaldo === 'true' ? sql`${saldo} > 0` : undefined,
    );

  const idsDe = async (consulta: Filtros & Pick<LinhasDePedidosConsulta, 'ordem'>, pagina?: Pagina) => {
    const ordenadas = tx
      .select({ id: pedidoItem.id })
      .from(pedidoItem)
      .innerJoin(pedido, doPedido)
      .innerJoin(fornecedor, doFornecedor)
      .leftJoin(embarcado, eq(embarcado.linhaId, pedidoItem.id))
      .where(filtro(consulta))
      .orderBy(...orderingOf(consulta.ordem, ordenaveis, pedidoItem.id));
    const lidas = await (pagina ? ordenadas.limit(pagina.limit).offset(pagina.offset) : ordenadas);
    return lidas.map(({ id }) => id);
  };

  const porIds = async (ids: string[]): Promise<LinhaDePedidos[]> => {
    if (ids.length === 0) return [];
    const linhas = await tx
      .select({
        id: pedidoItem.id,
        pedidoId: pedidoItem.pedidoId,
        numero: pedido.numero,
        status: pedido.status,
        fornecedor: { id: fornecedor.id, razaoSocial: fornecedor.razaoSocial },
        importador: { id: importador.id, razaoSocial: importador.razaoSocial },
        data: pedido.data,
        entregaPrevista: pedido.entregaPrevista,
        moeda: { codigo: pedido.moedaCodigo, nome: pedido.moedaNome },
        linha: pedidoItem.linha,
        partNumber: pedidoItem.partNumber,
        descricao: pedidoItem.descricao,
        ncm: pedidoItem.ncm,
        unidade: pedidoItem.unidade,
        quantidade: pedidoItem.quantidade,
        valorUnitario: pedidoItem.valorUnitario,
        embarcado: saiu,
        saldo,
        valor,
        valorSaldo,
      })
      .from(pedidoItem)
      .innerJoin(pedido, doPedido)
      .innerJoin(fornecedor, doFornecedor)
      .innerJoin(importador, doImportador)
      .leftJoin(embarcado, eq(embarcado.linhaId, pedidoItem.id))
      .where(and(daEmpresa, inArray(pedidoItem.id, ids)));
    return inOrderOf(ids, linhas);
  };

  const porMoeda = (consulta: LinhasDePedidosTotaisConsulta): Promise<TotalPorMoeda[]> =>
    tx
      .select({
        moeda: { codigo: pedido.moedaCodigo, nome: sql<string>`max(${pedido.moedaNome})` },
        linhas: sql<number>`count(*)`.mapWith(Number),
        valor: sql<DecimalTexto>`sum(${valor})`,
        valorSaldo: sql<DecimalTexto>`sum(${valorSaldo})`,
      })
      .from(pedidoItem)
      .innerJoin(pedido, doPedido)
      .leftJoin(embarcado, eq(embarcado.linhaId, pedidoItem.id))
      .where(filtro(consulta))
      .groupBy(pedido.moedaCodigo)
      .orderBy(pedido.moedaCodigo);

  return {
    async listar(consulta: LinhasDePedidosConsulta): Promise<{ linhas: LinhaDePedidos[]; total: number }> {
      const ids = await idsDe(consulta, offsetOf(consulta));
      const [contadas] = await tx
        .select({ total: sql<number>`count(*)`.mapWith(Number) })
        .from(pedidoItem)
        .innerJoin(pedido, doPedido)
        .leftJoin(embarcado, eq(embarcado.linhaId, pedidoItem.id))
        .where(filtro(consulta));
      return { linhas: await porIds(ids), total: contadas?.total ?? 0 };
    },

    ids: (consulta: LinhasDePedidosExportacao) => idsDe(consulta),
    porIds,
    porMoeda,

    /** Returns no sums when the result has more than one currency. */
    async totais(consulta: LinhasDePedidosTotaisConsulta): Promise<LinhasDePedidosTotais> {
      const [totalDaMoeda, outra] = await porMoeda(consulta);
      return totalDaMoeda && !outra ? { valor: totalDaMoeda.valor, valorSaldo: totalDaMoeda.valorSaldo } : {};
    },
  };
}

type Filtros = Partial<LinhasDePedidosTotaisConsulta> & { ids?: string[] | undefined };

interface Pagina {
  limit: number;
  offset: number;
}
