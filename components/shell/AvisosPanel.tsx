import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { Aviso } from '#lib/contracts/outbound/aviso.ts';
import { AVISOS_MOSTRADOS } from '#lib/domain/avisos/aviso.ts';
import { AvisoDaLista } from './AvisoDaLista.tsx';

interface AvisosPanelProps {
  ancora: HTMLElement | null;
  /** The count of pending items in Meu dia, in words. */
  pendencias: string;
  avisos: readonly Aviso[] | undefined;
  erro: Error | undefined;
  aoFechar: () => void;
  /** Marks these notices as read; without ids, all of them. */
  aoLer: (ids?: string[]) => void;
  tentarDeNovo: () => void;
}

/** Panel of the bell: the pending items on top, then notices about the person's records, newest first. */
export function AvisosPanel({ ancora, pendencias, avisos, erro, aoFechar, aoLer, tentarDeNovo }: AvisosPanelProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const tem = Boolean(avisos?.length);
  return (
    <Popover
      open={ancora !== null}
      anchorEl={ancora}
      onClose={aoFechar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Avisos', sx: painel } }}
    >
      <Box sx={cabeca}>
        <LinkTo to="/meu-dia" onClick={aoFechar} sx={{ fontWeight: 600 }}>
          {pendencias}
        </LinkTo>
      </Box>
      <Stack direction="row" sx={{ px: 2, py: 0.75, alignItems: 'center', minHeight: 44, flex: 'none' }}>
        <Typography ref={titulo} variant="h3" component="h2" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          Avisos
        </Typography>
        {avisos?.some(({ lidoEm }) => lidoEm === null) && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              aoLer();
              // The button disappears after the click, so the focus moves to the title of the panel.
              titulo.current?.focus();
            }}
          >
            Marcar todos como lidos
          </Button>
        )}
      </Stack>
      {tem && avisos ? (
        <Box component="ul" aria-label="Avisos" sx={lista}>
          {avisos.map((aviso) => (
            <AvisoDaLista
              key={aviso.id}
              aviso={aviso}
              aoAbrir={() => {
                if (aviso.lidoEm === null) aoLer([aviso.id]);
                aoFechar();
              }}
            />
          ))}
          {avisos.length >= AVISOS_MOSTRADOS && (
            <Typography component="li" variant="caption" sx={{ ...fim, color: 'text.secondary' }}>
              Os cem mais novos.
            </Typography>
          )}
        </Box>
      ) : avisos ? (
        <Box sx={{ px: 2, pb: 2.5 }}>
          <Typography sx={{ fontWeight: 600, mb: 0.5 }}>Nenhum aviso ainda</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Aqui aparece o que outra pessoa faz no que é seu: o canal que saiu, a exigência, a ciência que falta dar, o
            passo de uma DCI ou de um DCR-E, uma alteração.
          </Typography>
        </Box>
      ) : erro ? (
        <ErrorState erro={erro} tentarDeNovo={tentarDeNovo} />
      ) : (
        <Esqueleto />
      )}
    </Popover>
  );
}

function Esqueleto() {
  return (
    <Stack sx={{ px: 2, pb: 2, gap: 1.5 }}>
      {['um', 'dois', 'três'].map((chave) => (
        <Skeleton key={chave} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}

const painel = {
  display: 'flex',
  flexDirection: 'column',
  width: 400,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(640px, calc(100dvh - 80px))',
  mt: 0.5,
};
const cabeca = { px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default', flex: 'none' };
/** The list scrolls; the pending items and the button that marks all as read stay. */
const lista = { m: 0, p: 0, listStyle: 'none', overflowY: 'auto', minHeight: 0 };
const fim = { display: 'block', px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' };
