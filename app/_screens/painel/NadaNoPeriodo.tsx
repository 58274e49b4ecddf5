import Typography from '@mui/material/Typography';

/** In the place of a chart that has nothing to draw. */
export function NadaNoPeriodo() {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Nada neste período com estes filtros. Escolha outro período ou tire o importador.
    </Typography>
  );
}
