import Typography from '@mui/material/Typography';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { StatusPedido } from '#lib/domain/pedidos/pedido.ts';

/** What comes next for an order. An order that was issued and has a balance begins a processo, with its lines chosen. */
export function AtoDoPedido({ pedido: { id, status } }: { pedido: PedidoLido }) {
  const proximo = PROXIMO[status];
  if (proximo !== 'embarcar') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {proximo}
      </Typography>
    );
  }
  return (
    <ButtonTo variant="contained" to="/importacao/novo-processo" search={{ comeco: 'pedido', pedidos: id }}>
      Embarcar
    </ButtonTo>
  );
}

/** The decisions on an order stand in its form, because they save the whole of it. */
const PROXIMO: Readonly<Record<StatusPedido, string>> = {
  RASCUNHO: 'próximo: emitir',
  EMITIDA: 'embarcar',
  CONFIRMADA: 'embarcar',
  PARCIAL: 'embarcar',
  ATENDIDA: 'tudo em processos',
  CANCELADA: 'pedido cancelado',
};
