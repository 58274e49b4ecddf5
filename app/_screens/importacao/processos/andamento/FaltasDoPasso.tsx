import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Pendencia } from '#lib/domain/aduana/pendencias-do-processo.ts';

/** What the open step of the wizard still lacks for the registration, as it is saved. */
export function FaltasDoPasso({ pendencias = [] }: { pendencias: readonly Pendencia[] | undefined }) {
  if (pendencias.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Para o registro, este passo ainda precisa de:
      <Stack component="ul" aria-label="O que falta neste passo" sx={{ m: 0, pl: 2.5 }}>
        {pendencias.map(({ texto }) => (
          <li key={texto}>{texto}</li>
        ))}
      </Stack>
    </Alert>
  );
}
