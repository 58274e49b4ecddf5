import Button from '@mui/material/Button';
import type { EntregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { eventoPorExtenso } from './evento-por-extenso.ts';

export interface AoTentar {
  aoTentar: (entrega: string) => void;
}

/** Offered for failed deliveries. A delivery still waiting for its first attempt is sent in a moment anyway. */
export function TentarAgora({ entrega, aoTentar }: AoTentar & { entrega: EntregaDoWebhook }) {
  const { id, evento, situacao, tentativas, criadaEm } = entrega;
  if (situacao === 'ENTREGUE' || tentativas === 0) return null;
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      aria-label={`Tentar agora: ${eventoPorExtenso(evento)}, ${formatarInstante(criadaEm)}`}
      onClick={() => aoTentar(id)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Tentar agora
    </Button>
  );
}
