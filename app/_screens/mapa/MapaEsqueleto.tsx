import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { duasColunas } from './duas-colunas.ts';

/** Shown while the map and its list load. */
export function MapaEsqueleto() {
  return (
    <Box role="status" aria-label="Carregando o mapa" sx={duasColunas}>
      <Skeleton variant="rectangular" sx={{ height: 1, minHeight: 320 }} />
      <Box sx={{ p: 2, display: { xs: 'none', md: 'grid' }, gap: 2, alignContent: 'start' }}>
        {['a', 'b', 'c', 'd'].map((linha) => (
          <Skeleton key={linha} variant="rounded" height={96} />
        ))}
      </Box>
    </Box>
  );
}
