import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { lacunasDoRegistro, nadaFaltaParaORegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { LacunasDoRegistro } from './LacunasDoRegistro.tsx';
import { usePendencias } from './use-pendencias.ts';

interface PendenciasSectionProps {
  processo: ProcessoInteiro;
}

/**
 * What the registration of an open processo still lacks, one line a cause. It is the same list as in the wizard. A
 * registered or cancelled processo has none.
 */
export function PendenciasSection({ processo }: PendenciasSectionProps) {
  if (processoRegistrado(processo) || processo.situacao === 'CANCELADO') return null;
  return <Abertas processo={processo} />;
}

function Abertas({ processo }: PendenciasSectionProps) {
  const { pendencias, falha, tentarDeNovo } = usePendencias(processo);
  if (falha && !pendencias) return <ErrorState erro={falha} tentarDeNovo={tentarDeNovo} />;
  if (!pendencias) return <div {...ACIMA_POR_VIR} />;
  if (pendencias.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{nadaFaltaParaORegistro(processo.tipoDocumento)}</Typography>;
  }
  return (
    <LacunasDoRegistro
      lacunas={lacunasDoRegistro(pendencias)}
      destinoDe={(parte) => ({
        to: '/importacao/processos/$id',
        params: { id: processo.id },
        search: { aba: parte },
      })}
    />
  );
}
