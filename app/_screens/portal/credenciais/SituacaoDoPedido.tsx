import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import type { SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';

interface SituacaoDoPedidoProps {
  /** Null while nobody has asked. */
  pedido: { situacao: SituacaoDaConsulta; frase: string | null; olhadaEm: string | null } | null;
}

/** Where a request to the Portal stands, and the day of its last answer. */
export function SituacaoDoPedido({ pedido }: SituacaoDoPedidoProps) {
  if (!pedido) return <StatusChip tom="neutral">Não pedida</StatusChip>;
  const [tom, nome] = SITUACOES[pedido.situacao];
  const resposta = pedido.olhadaEm && `Última resposta em ${formatarInstante(pedido.olhadaEm)}.`;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
      <StatusChip tom={tom}>{nome}</StatusChip>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[pedido.frase, resposta].filter(Boolean).join(' ')}
      </Typography>
    </Stack>
  );
}

/** Nothing was compared, so an answer is no success yet. */
const SITUACOES: Readonly<Record<SituacaoDaConsulta, readonly [Tom, string]>> = {
  NA_FILA: ['info', 'Na fila'],
  PRONTA: ['neutral', 'Respondida'],
  RECUSADA: ['error', 'Recusada'],
};
