import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { RelatorioDePedidosConsulta } from '#lib/contracts/consultas/pedido-relatorio.ts';
import type { GrupoDePedidos } from '#lib/contracts/pedidos/pedido-relatorio.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { daOrdem } from './da-ordem.ts';
import { embarcadoRepository } from './embarcado-repository.ts';

/** Sums orders by month, supplier or part number, each currency apart. */
export function relatorioRepository(tx: Database, empresaId: string) {
  const embarcado = embarcadoRepository(tx, empresaId).porLinha();
  const emCentavos = (quantidade: SQL) => sql`round(${quantidade} * ${pedidoItem.valorUnitario}, 2)`;
  const valor = emCentavos(sql`${pedidoItem.quantidade}`);
  const valorSaldo = emCentavos(sql`(${pedidoItem.quantidade} - coalesce(${embarcado.soma}, 0))`);

  return {
    /** Groups by month in order, or by supplier or part number with the largest order first. */
    async agrupados({ agrupar, ...consulta }: RelatorioDePedidosConsulta): Promise<GrupoDePedidos[]> {
      const { chave, nome } = GRUPOS[agrupar];
      const soma = sql<DecimalTexto>`sum(${valor})`;
      const saldo = sql<DecimalTexto>`sum(${valorSaldo})`;
      const grupos = await tx
        .select({
          chave: sql<string>`${chave}`,
          nome: sql<string>`${nome}`,
          moeda: { codigo: pedido.moedaCodigo, nome: sql<string>`max(${pedido.moedaNome})` },
          pedidos: sql<number>`count(distinct ${pedido.id})`.mapWith(Number),
          linhas: sql<number>`count(*)`.mapWith(Number),
          valor: soma,
          // Subtracted from the total, so the cents of rounding are counted once.
          valorEmbarcado: sql<DecimalTexto>`${soma} - ${saldo}`,
          valorSaldo: saldo,
        })
        .from(pedidoItem)
        .innerJoin(pedido, and(eq(pedido.empresaId, pedidoItem.empresaId), eq(pedido.id, pedidoItem.pedidoId)))
        .innerJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedido.fornecedorId)))
        .leftJoin(embarcado, eq(embarcado.linhaId, pedidoItem.id))
        .where(and(eq(pedidoItem.empresaId, empresaId), isNull(pedido.excluidoEm), filtros(consulta)))
        .groupBy(chave, pedido.moedaCodigo)
        .orderBy(asc(pedido.moedaCodigo), agrupar === 'mes' ? asc(chave) : desc(soma), asc(chave));
      return grupos.map((grupo) => ({ ...grupo, id: `${grupo.chave}/${grupo.moeda.codigo}` }));
    },
  };
}

function filtros({ dataDe, dataAte, fornecedorId, importadorId, status }: Omit<RelatorioDePedidosConsulta, 'agrupar'>) {
  return and(
    whenGiven(dataDe, (dia) => gte(pedido.data, dia)),
    whenGiven(dataAte, (dia) => lte(pedido.data, dia)),
    whenGiven(fornecedorId, (id) => eq(pedido.fornecedorId, id)),
    whenGiven(importadorId, (id) => eq(pedido.importadorId, id)),
    daOrdem(status),
  );
}

const mes = sql`to_char(${pedido.data}, 'YYYY-MM')`;
const GRUPOS = {
  mes: { chave: mes, nome: sql`to_char(min(${pedido.data}), 'MM/YYYY')` },
  fornecedor: { chave: sql`${pedido.fornecedorId}`, nome: sql`max(${fornecedor.razaoSocial})` },
  item: { chave: sql`${pedidoItem.partNumber}`, nome: sql`max(${pedidoItem.partNumber})` },
} satisfies Record<RelatorioDePedidosConsulta['agrupar'], { chave: SQL; nome: SQL }>;
