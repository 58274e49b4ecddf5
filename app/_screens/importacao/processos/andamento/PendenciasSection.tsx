import Typography from '@mui/material/Typography';
import { processoRegistrado } from '#app/_screens/importacao/processos/campos/FormularioDaParte.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ACIMA_POR_VIR } from '#components/ui/por-vir.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { nadaFaltaParaORegistro } from '#lib/domain/aduana/lacunas-do-registro.ts';
import { LacunasDoRegistro } from './LacunasDoRegistro.tsx';
import { usePendencias } from './use-pendencias.ts';

interface PendenciasSectionProps {
  processo: ProcessoInteiro;
  /** Shows nothing where nothing is missing, beside a list that says more. */
  soAsQueFaltam?: boolean;
}

/**
 * What the registration of an open processo still lacks, one line a cause. It is the same list as in the wizard. A
 * registered or cancelled processo has none.
 */
export function PendenciasSection({ processo, soAsQueFaltam = false }: PendenciasSectionProps) {
  if (processoRegistrado(processo) || processo.situacao === 'CANCELADO') return null;
  return <Abertas processo={processo} soAsQueFaltam={soAsQueFaltam} />;
}

function Abertas({ processo, soAsQueFaltam }: Required<PendenciasSectionProps>) {
  const { pendencias, falha, tentarDeNovo } = usePendencias(processo);
  if (falha && !pendencias) return <ErrorState erro={falha} tentarDeNovo={tentarDeNovo} />;
  if (!pendencias) return <div {...ACIMA_POR_VIR} />;
  if (pendencias.length === 0) {
    if (soAsQueFaltam) return null;
    return <Typography sx={{ color: 'text.secondary' }}>{nadaFaltaParaORegistro(processo.tipoDocumento)}</Typography>;
  }
  return (
    <LacunasDoRegistro
      pendencias={pendencias}
      destinoDe={(parte) => ({
        to: '/importacao/processos/$id',
        params: { id: processo.id },
        search: { aba: parte },
      })}
    />
  );
}
