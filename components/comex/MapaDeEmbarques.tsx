import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { MapaDeEmbarquesProps } from './mapa/mapa-de-embarques-props.ts';

/** Where the shipments on their way come from, on a map of the world that nobody else is asked for. It takes all the room it is given. */
export function MapaDeEmbarques(props: MapaDeEmbarquesProps) {
  return (
    <Suspense
      fallback={<Skeleton variant="rounded" role="status" aria-label="Carregando o mapa" height="100%" width="100%" />}
    >
      <MapaDesenhado {...props} />
    </Suspense>
  );
}

/** Where the focus goes back to when what an origin opened is closed. */
export function focarOrigem(chave: string): void {
  document.querySelector<HTMLElement>(`[data-origem="${CSS.escape(chave)}"]`)?.focus();
}

// The atlas and its projection come where a map is shown.
const MapaDesenhado = lazy(() =>
  import('./mapa/MapaDesenhado.tsx').then(({ MapaDesenhado }) => ({ default: MapaDesenhado })),
);
