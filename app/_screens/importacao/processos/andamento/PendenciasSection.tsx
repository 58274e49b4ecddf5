import Typography from '@mui/material/Typography';
import { processoRegistrado } from '#app/_screens/importacao/processos/campos/FormularioDaParte.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { ACIMA_POR_VIR } from '#components/ui/por-vir.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { lacunasDoRegistro } from '#lib/domain/aduana/lacunas-do-registro.ts';
import { ListaDeLacunas } from './ListaDeLacunas.tsx';
import { usePendencias } from './use-pendencias.ts';

/**
 * What the registration of an open processo still lacks, one line a cause. It is the same list as in the wizard. A
 * registered or cancelled processo has none.
 */
export function PendenciasSection({ processo }: { processo: ProcessoInteiro }) {
  if (processoRegistrado(processo) || processo.situacao === 'CANCELADO') return null;
  return <Abertas processo={processo} />;
}

function Abertas({ processo }: { processo: ProcessoInteiro }) {
  const { pendencias, falha, tentarDeNovo } = usePendencias(processo);
  if (falha && !pendencias) return <ErrorState erro={falha} tentarDeNovo={tentarDeNovo} />;
  if (!pendencias) return <div {...ACIMA_POR_VIR} />;
  if (pendencias.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>Nada falta para o registro da declaração.</Typography>;
  }
  return (
    <ListaDeLacunas
      titulo="O que falta para o registro"
      lacunas={lacunasDoRegistro(pendencias).map(({ chave, parte, texto, detalhe, remedio }) => ({
        chave,
        texto,
        detalhe,
        remedio: (
          <LinkTo
            underline="always"
            aria-label={`${remedio}: ${texto}`}
            to="/importacao/processos/$id"
            params={{ id: processo.id }}
            search={{ aba: parte }}
          >
            {remedio}
          </LinkTo>
        ),
      }))}
    />
  );
}
