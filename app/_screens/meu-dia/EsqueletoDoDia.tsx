import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Shown while the day loads: two headings with their lines. */
export function EsqueletoDoDia() {
  return (
    <Stack role="status" aria-label="Carregando o seu dia" sx={{ gap: 2 }}>
      {[4, 2].map((linhas) => (
        <Card key={linhas} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
          <Skeleton width={120} height={24} />
          {Array.from({ length: linhas }, (_, i) => i).map((i) => (
            <Skeleton key={i} variant="rounded" height={48} />
          ))}
        </Card>
      ))}
    </Stack>
  );
}
