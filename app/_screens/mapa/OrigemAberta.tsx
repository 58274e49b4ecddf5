import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { nomeDaOrigem, resumoDaOrigem } from '#components/comex/mapa/embarques-por-extenso.ts';
import type { OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { EmbarquesDaOrigem } from './EmbarquesDaOrigem.tsx';

interface OrigemAbertaProps {
  origem: OrigemDoMapa;
  hoje: string;
  aoFechar: () => void;
}

/** The shipments of the origin chosen on the map, over one corner only: the map stays usable. */
export function OrigemAberta({ origem, hoje, aoFechar }: OrigemAbertaProps) {
  const titulo = useId();
  const painel = useRef<HTMLDivElement>(null);
  useEffect(() => painel.current?.focus(), []);
  return (
    <Paper
      ref={painel}
      role="dialog"
      aria-labelledby={titulo}
      tabIndex={-1}
      elevation={6}
      onKeyDown={(evento) => {
        if (evento.key === 'Escape') aoFechar();
      }}
      sx={painelSobreOMapa}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, p: 1.5, pb: 1 }}>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titulo} variant="h2" component="h3">
            {nomeDaOrigem(origem)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {resumoDaOrigem(origem)}
          </Typography>
        </Stack>
        <IconButton aria-label="Fechar" onClick={aoFechar} edge="end">
          <Close />
        </IconButton>
      </Stack>
      <EmbarquesDaOrigem origem={origem} hoje={hoje} />
    </Paper>
  );
}

const painelSobreOMapa = {
  position: 'absolute',
  zIndex: 5,
  left: { xs: 8, md: 16 },
  right: { xs: 8, md: 'auto' },
  top: { xs: 'auto', md: 16 },
  bottom: { xs: 8, md: 'auto' },
  width: { md: 340 },
  maxHeight: { xs: '60%', md: 'calc(100% - 32px)' },
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  outline: 'none',
};
