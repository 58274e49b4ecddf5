import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TopBarProps {
  titulo: ReactNode;
  minimizado: boolean;
  aoMinimizar: () => void;
  aoAbrirMenu: () => void;
  /** The switch of the importer in focus. */
  importador?: ReactNode;
  cotacoes: ReactNode;
  /** Actions available everywhere: the search, the help, the bell. */
  acoes: ReactNode;
  conta: ReactNode;
}

/** Top bar in a single line from 600 px on. On a phone, the importer and the exchange rates have their own line. */
export function TopBar({
  titulo,
  minimizado,
  aoMinimizar,
  aoAbrirMenu,
  importador,
  cotacoes,
  acoes,
  conta,
}: TopBarProps) {
  const acao = minimizado ? 'Expandir menu' : 'Minimizar menu';
  return (
    <Box sx={bar}>
      <Box sx={{ gridArea: 'menu', display: { md: 'none' } }}>
        <IconButton aria-label="Abrir menu" onClick={aoAbrirMenu}>
          <MenuIcon />
        </IconButton>
      </Box>
      <Box sx={{ gridArea: 'menu', display: { xs: 'none', md: 'block' } }}>
        <Tooltip title={acao}>
          <IconButton aria-label={acao} onClick={aoMinimizar}>
            {minimizado ? <MenuIcon /> : <MenuOpenIcon />}
          </IconButton>
        </Tooltip>
      </Box>
      <Typography variant="h2" component="h1" noWrap sx={{ gridArea: 'titulo' }}>
        {titulo}
      </Typography>
      <Box sx={figures}>
        {importador}
        <Box sx={{ minWidth: 0, flex: { xs: 1, sm: '0 100 auto' }, overflowX: 'auto' }}>{cotacoes}</Box>
      </Box>
      <Box sx={{ gridArea: 'acoes', display: 'flex', alignItems: 'center' }}>{acoes}</Box>
      <Box sx={{ gridArea: 'conta' }}>{conta}</Box>
    </Box>
  );
}

const figures = {
  gridArea: 'cotacoes',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  gap: { xs: 1, sm: 2 },
  py: { xs: 0.5, sm: 0 },
};

const bar = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  px: { xs: 1.5, md: 2 },
  py: { xs: 0.5, sm: 0 },
  // The title is read whole: what gives way beside it is the origin of the exchange rates.
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) auto auto',
    sm: 'auto minmax(max-content, 1fr) minmax(0, auto) auto auto',
  },
  gridTemplateAreas: {
    xs: '"menu titulo acoes conta" "cotacoes cotacoes cotacoes cotacoes"',
    sm: '"menu titulo cotacoes acoes conta"',
  },
};
