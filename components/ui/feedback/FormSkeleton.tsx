import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/**
 * Skeleton of a form that is loading, in its shape: the name of the record, and a card of fields, each under its label. It is as tall as
 * the window, so that the footer does not move when the form arrives.
 */
export function FormSkeleton() {
  return (
    <Box sx={{ minHeight: '100dvh' }} role="status" aria-label="Carregando">
      <Skeleton width="min(300px, 80%)" height={36} sx={{ mb: 2 }} />
      <Card sx={{ p: 2 }}>
        <Skeleton width={160} height={24} sx={{ mb: 2 }} />
        <Box sx={campos}>
          {CAMPOS.map((rotulo) => (
            <div key={rotulo}>
              <Skeleton width={rotulo} height={16} sx={{ mb: 0.5 }} />
              <Skeleton variant="rounded" height={36} />
            </div>
          ))}
        </Box>
      </Card>
    </Box>
  );
}

const CAMPOS = [72, 118, 84, 136, 64, 102, 90, 128];
const campos = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' };
