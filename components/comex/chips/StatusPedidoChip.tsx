import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { NOME_STATUS_PEDIDO, type StatusPedido } from '#lib/domain/pedidos/pedido.ts';

export function StatusPedidoChip({ status }: { status: StatusPedido }) {
  return <StatusChip tom={TOM[status]}>{NOME_STATUS_PEDIDO[status]}</StatusChip>;
}

const TOM: Record<StatusPedido, Tom> = {
  RASCUNHO: 'neutral',
  EMITIDA: 'info',
  CONFIRMADA: 'info',
  PARCIAL: 'warning',
  ATENDIDA: 'info',
  CANCELADA: 'error',
};
