import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import type { EntregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { NOME_SITUACAO_DA_ENTREGA, type SituacaoDaEntrega as Situacao } from '#lib/domain/avisos/webhook.ts';
import { formatarInstante } from '#lib/format/data.ts';

/** The state of a delivery, and the time of its next attempt. */
export function SituacaoDaEntrega({ entrega }: { entrega: EntregaDoWebhook }) {
  const { situacao, tentativas, proximaEm } = entrega;
  const espera = situacao === 'PENDENTE' && tentativas > 0 && proximaEm;
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
      <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DA_ENTREGA[situacao]}</StatusChip>
      {espera && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          de novo em {formatarInstante(proximaEm)}
        </Typography>
      )}
    </Stack>
  );
}

const TOM: Readonly<Record<Situacao, Tom>> = { PENDENTE: 'warning', ENTREGUE: 'success', FALHOU: 'error' };
