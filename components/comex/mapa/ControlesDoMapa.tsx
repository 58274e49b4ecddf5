import Add from '@mui/icons-material/Add';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

interface ControlesDoMapaProps {
  aproximar: () => void;
  afastar: () => void;
  verTudo: () => void;
  /** Whether the view differs from the initial view. */
  mudou: boolean;
}

export function ControlesDoMapa({ aproximar, afastar, verTudo, mudou }: ControlesDoMapaProps) {
  return (
    <Paper variant="outlined" role="group" aria-label="Aproximação do mapa" sx={controles}>
      <Tooltip title="Aproximar" placement="left">
        <IconButton aria-label="Aproximar" onClick={aproximar}>
          <Add />
        </IconButton>
      </Tooltip>
      <Tooltip title="Afastar" placement="left">
        <IconButton aria-label="Afastar" onClick={afastar}>
          <Remove />
        </IconButton>
      </Tooltip>
      <Tooltip title="Ver tudo" placement="left">
        <IconButton aria-label="Ver tudo" aria-disabled={!mudou} onClick={verTudo}>
          <FitScreen />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}

const controles = {
  position: 'absolute',
  right: 12,
  bottom: 12,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  p: 0.25,
};
