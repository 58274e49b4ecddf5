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
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { copiarTexto } from '#components/ui/feedback/copiar-texto.ts';
import { memoriaEmTexto, type NoDaMemoria } from '#lib/format/memoria.ts';

interface MemoriaDrawerProps {
  aberto: boolean;
  /** The figure to explain; undefined while it loads. */
  memoria: NoDaMemoria | undefined;
  /** Shown when the figure failed to load. */
  falha?: ReactNode;
  /** Record of the figure: `IMP-2026-0004 · adição 001`. */
  contexto: string;
  aoFechar: () => void;
}

/** Shows the memória de cálculo in a drawer beside the page, so that the person reads both together. */
export function MemoriaDrawer({ aberto, memoria, falha, contexto, aoFechar }: MemoriaDrawerProps) {
  const titulo = useId();
  return (
    <Drawer
      anchor="right"
      open={aberto}
      onClose={aoFechar}
      sx={noPapel}
      slotProps={{
        // No dark backdrop: the page stays readable beside its explanation.
        backdrop: { invisible: true },
        paper: { role: 'dialog', 'aria-labelledby': titulo, sx: paper },
      }}
    >
      <Stack direction="row" sx={{ p: 2, pb: 1, gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titulo} variant="h2">
            Memória de cálculo
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {contexto}
          </Typography>
        </Box>
        <IconButton aria-label="Fechar" onClick={aoFechar} sx={{ order: { sm: 1 } }}>
          <Close />
        </IconButton>
        {memoria && <Acoes memoria={memoria} contexto={contexto} />}
      </Stack>
      {memoria ? <Explicada memoria={memoria} /> : (falha ?? <Esperando />)}
    </Drawer>
  );
}

function Explicada({ memoria }: { memoria: NoDaMemoria }) {
  return (
    <>
      <Box sx={{ px: 1, pb: 2, overflowY: 'auto', '@media print': { display: 'none' } }}>
        <Suspense fallback={<Esperando />}>
          <MemoriaTree memoria={memoria} />
        </Suspense>
      </Box>
      <Box component="pre" sx={impresso}>
        {memoriaEmTexto(memoria)}
      </Box>
    </>
  );
}

function Esperando() {
  return <Skeleton variant="rounded" height={160} sx={{ m: 2 }} />;
}

function Acoes({ memoria, contexto }: { memoria: NoDaMemoria; contexto: string }) {
  const { enqueueSnackbar } = useSnackbar();
  const copiar = async () => {
    const copiou = await copiarTexto(`${contexto}\n${memoriaEmTexto(memoria)}\n`);
    if (copiou) enqueueSnackbar('Memória de cálculo copiada.', { variant: 'success' });
    else enqueueSnackbar('O navegador não deixou copiar.', { variant: 'error' });
  };
  return (
    <Stack direction="row" sx={{ gap: 1, width: { xs: '100%', sm: 'auto' } }}>
      <Button variant="outlined" color="inherit" startIcon={<ContentCopy />} onClick={() => void copiar()}>
        Copiar
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => window.print()}>
        Imprimir
      </Button>
    </Stack>
  );
}

// Loaded lazily: the tree and its library load when the first figure opens.
const MemoriaTree = lazy(() => import('./MemoriaTree.tsx').then(({ MemoriaTree }) => ({ default: MemoriaTree })));

const paper = {
  width: { xs: '100%', sm: 560 },
  borderLeft: 1,
  borderColor: 'divider',
  boxShadow: '0 0 24px rgb(0 0 0 / 0.16)',
};

/** Prints only the memória, fully expanded, over as many pages as it needs. */
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
