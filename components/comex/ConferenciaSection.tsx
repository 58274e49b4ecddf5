import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { A_REVER_NA_SUCESSAO } from '#lib/domain/zfm/sucessao-do-documento.ts';
import { type Apontado, ResultadoDosApontamentos } from './Apontamentos.tsx';
import { Causas, type LacunaNaLista, ListaDeLacunas } from './ListaDeLacunas.tsx';

interface ConferenciaSectionProps<Um extends Apontado> {
  /** Result of the check on the server. */
  consulta: { data: { apontamentos: readonly Um[] } | undefined; error: unknown; mutate: () => unknown };
  /** Title of what prevents the validation: `O que falta neste DCR-E`. */
  falta: string;
  /** Text for a check without errors. */
  nada: string;
  /** Groups findings by cause, each cause with its remedy. */
  causasDe: (apontamentos: readonly Um[]) => readonly LacunaNaLista[];
  /** Introduction above the findings. */
  children?: ReactNode;
}

/** Shows the findings against the saved document by cause: what it lacks, then what is only to be considered. */
export function ConferenciaSection<Um extends Apontado>(props: ConferenciaSectionProps<Um>) {
  const { consulta, falta, nada, causasDe, children } = props;
  const { data, error, mutate } = consulta;
  if (error && !data) return <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={180} />;
  const { apontamentos } = data;
  const { erro = [], aviso = [] } = Object.groupBy(apontamentos, ({ nivel }) => nivel);
  return (
    <>
      <ListaDeLacunas titulo={falta} lacunas={causasDe(erro)} />
      <Section
        titulo="Conferência"
        nota="como está gravado"
        acoes={<ResultadoDosApontamentos apontamentos={apontamentos} />}
      >
        {children}
        {erro.length === 0 && (
          <Typography>{aviso.some(({ codigo }) => A_REVER_NA_SUCESSAO.has(codigo)) ? A_REVER : nada}</Typography>
        )}
        {aviso.length > 0 && (
          <div>
            <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
              A conferir
            </Typography>
            <Causas nome="A conferir" lacunas={causasDe(aviso)} />
          </div>
        )}
      </Section>
    </>
  );
}

/** Nothing prevents the validation, and yet it should wait. */
const A_REVER = 'Nada impede a validação, mas reveja antes o que está em “A conferir”.';
