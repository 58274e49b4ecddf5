import { and, eq, isNotNull } from 'drizzle-orm';
import { somar } from '#lib/domain/decimal-exato.ts';
import { recusaDoEmbarque } from '#lib/domain/pedido.ts';
import type { Banco } from '#server/db/banco.ts';
import { pedidoItem } from '#server/db/schema-pedidos.ts';
import { processoItem } from '#server/db/schema-processo.ts';
import { contraRegra } from '#server/erros.ts';
import { embarcadoRepository } from '#server/pedidos/embarcado-repository.ts';

/** What processes hold of the balances of orders: a cancelled or deleted one holds nothing, one that is back holds it again. */
export function saldosDosProcessos(tx: Banco, empresaId: string) {
  const embarcados = embarcadoRepository(tx, empresaId);
  const tirados = (processoId: string) =>
    tx
      .select({
        linha: pedidoItem.id,
        pedidoId: pedidoItem.pedidoId,
        partNumber: pedidoItem.partNumber,
        pedida: pedidoItem.quantidade,
        embarcada: processoItem.quantidade,
      })
      .from(processoItem)
      .innerJoin(pedidoItem, and(eq(pedidoItem.empresaId, empresaId), eq(pedidoItem.id, processoItem.pedidoItemId)))
      .where(
        and(
          eq(processoItem.empresaId, empresaId),
          eq(processoItem.processoId, processoId),
          isNotNull(processoItem.pedidoItemId),
        ),
      );

  return {
    /**
     * For a process that is to count again, one brought back or no longer cancelled: that what it had is still there.
     * @throws {Recusa} 422 when somebody else has shipped them meanwhile.
     */
    async retomar(processoId: string): Promise<void> {
      const linhas = await tirados(processoId);
      const ids = linhas.map(({ linha }) => linha);
      await embarcados.travar(ids);
      const embarcado = await embarcados.dasLinhas(ids);
      for (const suas of Map.groupBy(linhas, ({ linha }) => linha).values()) {
        const [{ linha, partNumber, pedida }] = suas as [(typeof suas)[number]];
        const daqui = somar(suas.map(({ embarcada }) => embarcada)).toFixed(5);
        const recusa = recusaDoEmbarque({ quantidade: pedida, embarcado: embarcado.get(linha) ?? '0' }, daqui);
        if (recusa)
          throw contraRegra(`Este processo não pode voltar: o item ${partNumber} foi embarcado em outro. ${recusa}`);
      }
    },

    /** Once a process has begun or ceased to count: what its orders stand at. */
    async rever(processoId: string): Promise<void> {
      await reverPedidos(await tirados(processoId));
    },
  };
}

// CALL POINT: `reverStatus` of server/pedidos, once it is there, of these orders and after the process has changed.
async function reverPedidos(_linhas: readonly { pedidoId: string }[]): Promise<void> {}
