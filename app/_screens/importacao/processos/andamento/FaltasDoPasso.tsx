import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { lacunasDoRegistro } from '#lib/domain/aduana/lacunas-do-registro.ts';
import type { Pendencia } from '#lib/domain/aduana/pendencias-do-processo.ts';

/** What the open step of the wizard still lacks for the registration, as it is saved, one line a cause. */
export function FaltasDoPasso({ pendencias = [] }: { pendencias: readonly Pendencia[] | undefined }) {
  if (pendencias.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Para o registro, este passo ainda precisa de:
      <Stack component="ul" aria-label="O que falta neste passo" sx={{ m: 0, pl: 2.5 }}>
        {lacunasDoRegistro(pendencias).map(({ chave, texto, detalhe }) => (
          <li key={chave}>{detalhe ? `${texto}: ${detalhe}` : texto}</li>
        ))}
      </Stack>
    </Alert>
  );
}
