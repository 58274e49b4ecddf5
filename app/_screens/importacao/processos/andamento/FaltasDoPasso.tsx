import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ToOptions } from '@tanstack/react-router';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { lacunasDoRegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';
import type { ParteAPreencher, Pendencia } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';

interface FaltasDoPassoProps {
  /** Undefined while loading. */
  pendencias: readonly Pendencia[] | undefined;
  parte: ParteAPreencher;
  /** Where another part is filled in. */
  destinoDe: (parte: ParteAPreencher) => ToOptions;
}

/**
 * What the open step of the wizard still lacks for the registration, as it is saved, one line a cause: all that makes its state “com
 * pendências”. What is mended in another step has its link.
 */
export function FaltasDoPasso({ pendencias = [], parte, destinoDe }: FaltasDoPassoProps) {
  const pendenciasDaParte = pendencias.filter(
    (pendencia) => pendencia.parte === parte || pendencia.tambem?.includes(parte),
  );
  if (pendenciasDaParte.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Para o registro, este passo ainda precisa de:
      <Stack component="ul" aria-label="O que falta neste passo" sx={{ m: 0, pl: 2.5 }}>
        {lacunasDoRegistro(pendenciasDaParte).map(({ chave, texto, detalhe, remedio, parte: onde }) => (
          <li key={chave}>
            {detalhe ? `${texto}: ${detalhe}` : texto}{' '}
            {onde !== parte && (
              <LinkTo underline="always" aria-label={`${remedio}: ${texto}`} {...destinoDe(onde)}>
                {remedio}
              </LinkTo>
            )}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
