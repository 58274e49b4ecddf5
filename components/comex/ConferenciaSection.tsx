import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { Section } from '#components/ui/Section.tsx';
import { type Apontado, Apontamentos, ResultadoDosApontamentos } from './Apontamentos.tsx';

interface ConferenciaSectionProps<Um extends Apontado> {
  /** The check as it was asked of the server. */
  consulta: { data: { apontamentos: readonly Um[] } | undefined; error: unknown; mutate: () => unknown };
  /** Said where nothing was found. */
  nada: string;
  /** The way to where one is mended. */
  link: (apontamento: Um) => ReactNode;
  /** What is to be known of it before it is read. */
  children?: ReactNode;
}

/** What is held against a document as it is saved, each with the way to where it is mended. */
export function ConferenciaSection<Um extends Apontado>(props: ConferenciaSectionProps<Um>) {
  const { consulta, nada, link, children } = props;
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
      <Apontamentos apontamentos={apontamentos} impedem="Impedem a validação" link={link} />
    </Section>
  );
}
