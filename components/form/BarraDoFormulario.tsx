import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { horaOuDia } from './hora-ou-dia.ts';

interface BarraDoFormularioProps {
  gravando: boolean;
  sujo: boolean;
  guardadoEm: Date | null;
  acoes: ReactNode;
  aoDesfazer: () => void;
  aoGravar: () => void;
}

/** Stays in sight however long the form is. */
export function BarraDoFormulario({ gravando, sujo, guardadoEm, acoes, aoDesfazer, aoGravar }: BarraDoFormularioProps) {
  return (
    <Box sx={barra}>
      {acoes}
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', flex: { xs: '1 0 100%', sm: '0 0 auto' }, order: { xs: -1, sm: 0 }, ml: 'auto' }}
      >
        {sujo
          ? guardadoEm
            ? `Rascunho guardado às ${horaOuDia(guardadoEm.toISOString())}`
            : 'Alterações não gravadas'
          : ''}
      </Typography>
      {sujo && (
        <Button color="inherit" onClick={aoDesfazer}>
          Desfazer alterações
        </Button>
      )}
      <Tooltip title="Ctrl+S">
        <span>
          <Button variant="contained" loading={gravando} aria-keyshortcuts="Control+S Meta+S" onClick={aoGravar}>
            Gravar
          </Button>
        </span>
      </Tooltip>
    </Box>
  );
}

const barra = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
