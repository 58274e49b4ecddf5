import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { MapaDeEmbarquesProps } from './mapa/mapa-de-embarques-props.ts';

/** World map with the origins of the shipments on their way. It makes no request to another server, and fills its container. */
export function MapaDeEmbarques(props: MapaDeEmbarquesProps) {
  return (
    <Suspense
      fallback={<Skeleton variant="rounded" role="status" aria-label="Carregando o mapa" height="100%" width="100%" />}
    >
      <MapaDesenhado {...props} />
    </Suspense>
  );
}

/** Returns the focus to an origin when the panel it opened closes. */
export function focarOrigem(chave: string): void {
  document.querySelector<HTMLElement>(`[data-origem="${CSS.escape(chave)}"]`)?.focus();
}

// Loaded lazily: the atlas and its projection load only where a map is shown.
const MapaDesenhado = lazy(() =>
  import('./mapa/MapaDesenhado.tsx').then(({ MapaDesenhado }) => ({ default: MapaDesenhado })),
);
