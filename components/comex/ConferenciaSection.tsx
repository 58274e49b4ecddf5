import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { Section } from '#components/ui/Section.tsx';
import { type Apontado, Apontamentos, type CausasDosApontamentos, ResultadoDosApontamentos } from './Apontamentos.tsx';

interface ConferenciaSectionProps<Um extends Apontado> {
  /** Result of the check on the server. */
  consulta: { data: { apontamentos: readonly Um[] } | undefined; error: unknown; mutate: () => unknown };
  /** Text for a check without findings. */
  nada: string;
  /** Link to the place where the finding can be corrected. */
  link: (apontamento: Um) => ReactNode;
  /** Causes in words, by code. */
  causas?: CausasDosApontamentos;
  /** Introduction above the findings. */
  children?: ReactNode;
}

/** Shows the findings against the saved document, each with a link to where it can be corrected. */
export function ConferenciaSection<Um extends Apontado>(props: ConferenciaSectionProps<Um>) {
  const { consulta, nada, link, causas, children } = props;
  const { data, error, mutate } = consulta;
  if (error && !data) return <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={180} />;
  const { apontamentos } = data;
  return (
    <Section
      titulo="Conferência"
      nota="como está gravado"
      acoes={<ResultadoDosApontamentos apontamentos={apontamentos} />}
    >
      {children}
      {apontamentos.length === 0 && <Typography>{nada}</Typography>}
      <Apontamentos apontamentos={apontamentos} impedem="Impedem a validação" link={link} causas={causas ?? {}} />
    </Section>
  );
}
