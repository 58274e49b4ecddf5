import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ACIMA_POR_VIR } from './por-vir.ts';

/**
 * Skeleton of a record that is loading. It is as tall as the window, so that the footer does not move when the record arrives, and what
 * stands below it on a page waits, because it would move too. In a dialog it has no minimum height.
 */
export function RecordSkeleton() {
  return (
    <Stack
      sx={{ gap: 2, minHeight: '100dvh', '.MuiDialog-root &': { minHeight: 0 } }}
      role="status"
      aria-label="Carregando"
      {...ACIMA_POR_VIR}
    >
      <Skeleton width={220} height={36} />
      <Stack direction="row" sx={{ gap: 2 }}>
        {FIGURAS.map((figura) => (
          <Skeleton key={figura} variant="rounded" height={84} sx={{ flex: 1 }} />
        ))}
      </Stack>
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

const FIGURAS = ['a', 'b', 'c'];
