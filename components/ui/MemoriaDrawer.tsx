import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { lazy, Suspense, useId } from 'react';
import { memoriaEmTexto, type NoDaMemoria } from '#lib/format/memoria.ts';

interface MemoriaDrawerProps {
  /** The figure to explain; null while none is asked for. */
  memoria: NoDaMemoria | null;
  /** What the figure belongs to: `IMP-2026-0004 · adição 001`. */
  contexto: string;
  aoFechar: () => void;
}

/** Beside the page, so that the figure and its explanation can be read together. */
export function MemoriaDrawer({ memoria, contexto, aoFechar }: MemoriaDrawerProps) {
  const titulo = useId();
  return (
    <Drawer
      anchor="right"
      open={memoria !== null}
      onClose={aoFechar}
      sx={noPapel}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titulo, sx: { width: { xs: '100%', sm: 560 } } } }}
    >
      {memoria && (
        <>
          <Stack direction="row" sx={{ p: 2, pb: 1, gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography id={titulo} variant="h2">
                Memória de cálculo
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {contexto}
              </Typography>
            </Box>
            <Acoes memoria={memoria} contexto={contexto} />
            <IconButton aria-label="Fechar" onClick={aoFechar}>
              <Close />
            </IconButton>
          </Stack>
          <Box sx={{ px: 1, pb: 2, overflowY: 'auto', '@media print': { display: 'none' } }}>
            <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ m: 1 }} />}>
              <MemoriaTree memoria={memoria} />
            </Suspense>
          </Box>
          <Box component="pre" sx={impresso}>
            {memoriaEmTexto(memoria)}
          </Box>
        </>
      )}
    </Drawer>
  );
}

function Acoes({ memoria, contexto }: { memoria: NoDaMemoria; contexto: string }) {
  const { enqueueSnackbar } = useSnackbar();
  const copiar = () =>
    navigator.clipboard.writeText(`${contexto}\n${memoriaEmTexto(memoria)}\n`).then(
      () => enqueueSnackbar('Memória de cálculo copiada.', { variant: 'success' }),
      () => enqueueSnackbar('O navegador não deixou copiar.', { variant: 'error' }),
    );
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button variant="outlined" color="inherit" startIcon={<ContentCopy />} onClick={copiar}>
        Copiar
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => window.print()}>
        Imprimir
      </Button>
    </Stack>
  );
}

// The tree comes with its library when the first figure is opened.
const MemoriaTree = lazy(() => import('./MemoriaTree.tsx').then(({ MemoriaTree }) => ({ default: MemoriaTree })));

/** On paper: the memória alone, with everything open, on as many pages as it takes. */
const noPapel = {
  '@media print': {
    position: 'static',
    'body:has(&) > :not(&)': { display: 'none' },
    '& .MuiBackdrop-root, & button': { display: 'none' },
    '& .MuiDrawer-paper': { position: 'static', width: 'auto', height: 'auto', border: 0, boxShadow: 'none' },
  },
};

const impresso = {
  display: 'none',
  '@media print': { display: 'block', m: 2, fontFamily: 'inherit', fontSize: '0.75rem', whiteSpace: 'pre-wrap' },
};
