import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface BellButtonProps {
  /** Number of pending items; undefined while it loads, when the bell has no figure. */
  total: number | undefined;
  /** Number of unread notices. */
  naoLidos: number;
  aberto: boolean;
  aoAbrir: (ancora: HTMLElement) => void;
}

/** Bell with the number of pending items and a mark for unread notices. It opens the panel of both. */
export function BellButton({ total, naoLidos, aberto, aoAbrir }: BellButtonProps) {
  const nome = [pendenciasPorExtenso(total), avisosNovosPorExtenso(naoLidos)].filter(Boolean).join('; ');
  return (
    <Tooltip title={nome}>
      <IconButton
        aria-label={nome}
        aria-haspopup="dialog"
        aria-expanded={aberto}
        onClick={({ currentTarget }) => aoAbrir(currentTarget)}
      >
        <Badge
          variant="dot"
          color="primary"
          invisible={naoLidos === 0}
          overlap="circular"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          {/* Screen readers still read the figure of a hidden badge. */}
          {total ? (
            <Badge badgeContent={total} max={MAXIMO_A_VISTA} color="error" sx={figura}>
              <Notifications />
            </Badge>
          ) : (
            <Notifications />
          )}
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

export function pendenciasPorExtenso(total: number | undefined): string {
  if (total === undefined) return 'Meu dia';
  if (total === 0) return 'Meu dia: nenhuma pendência';
  if (total > MAXIMO_A_VISTA) return `Meu dia: mais de ${MAXIMO_A_VISTA} pendências`;
  return `Meu dia: ${total} ${total === 1 ? 'pendência' : 'pendências'}`;
}

export function avisosNovosPorExtenso(quantos: number): string {
  if (quantos === 0) return '';
  return quantos === 1 ? '1 aviso novo' : `${quantos} avisos novos`;
}

const MAXIMO_A_VISTA = 99;

/** The badge stands beside the bell instead of covering it. */
const figura = {
  '& .MuiBadge-badge': {
    top: 0,
    right: -3,
    height: 16,
    minWidth: 16,
    px: 0.5,
    fontSize: '0.6875rem',
    fontVariantNumeric: 'tabular-nums',
  },
};
