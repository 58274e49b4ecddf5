import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import { IconButtonTo } from '#components/ui/LinkTo.tsx';

interface BellButtonProps {
  /** Undefined while it is not known: the bell stands without a figure. */
  total: number | undefined;
}

/** How much waits, and the way to it. */
export function BellButton({ total }: BellButtonProps) {
  const nome = nomeDoSino(total);
  return (
    <Tooltip title={nome}>
      <IconButtonTo to="/meu-dia" aria-label={nome}>
        <Badge badgeContent={total ?? 0} max={MAXIMO_A_VISTA} color="error" sx={figura}>
          <Notifications />
        </Badge>
      </IconButtonTo>
    </Tooltip>
  );
}

function nomeDoSino(total: number | undefined): string {
  if (total === undefined) return 'Meu dia';
  if (total === 0) return 'Meu dia: nenhuma pendência';
  if (total > MAXIMO_A_VISTA) return `Meu dia: mais de ${MAXIMO_A_VISTA} pendências`;
  return `Meu dia: ${total} ${total === 1 ? 'pendência' : 'pendências'}`;
}

const MAXIMO_A_VISTA = 99;

/** Beside the bell rather than over it. */
const figura = { '& .MuiBadge-badge': { top: 2, right: -2, fontVariantNumeric: 'tabular-nums' } };
