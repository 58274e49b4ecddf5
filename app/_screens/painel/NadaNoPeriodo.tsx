import Typography from '@mui/material/Typography';

/** Replaces a chart that has no data. */
export function NadaNoPeriodo() {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Nada neste período com estes filtros. Escolha outro período ou tire o importador.
    </Typography>
  );
}
