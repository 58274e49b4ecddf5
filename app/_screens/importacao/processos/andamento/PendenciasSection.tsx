import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { processoRegistrado } from '#app/_screens/importacao/processos/campos/FormularioDaParte.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { ACIMA_POR_VIR } from '#components/ui/por-vir.ts';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import type { ParteAPreencher } from '#lib/domain/aduana/pendencias-do-processo.ts';
import { usePendencias } from './use-pendencias.ts';

/**
 * What the registration of an open processo still lacks, by part, one line a cause. It is the same list as in the wizard. A
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
  const porParte = [...Map.groupBy(pendencias, ({ parte }) => parte)];
  const quantas = pendencias.length === 1 ? '1 pendência' : `${pendencias.length} pendências`;
  return (
    <Section titulo="O que falta para o registro" acoes={<StatusChip tom="warning">{quantas}</StatusChip>}>
      <Stack component="ul" aria-label="Pendências" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {porParte.map(([parte, suas]) => (
          <li key={parte}>
            <LinkTo
              to="/importacao/processos/$id"
              params={{ id: processo.id }}
              search={{ aba: parte }}
              sx={{ fontWeight: 600 }}
            >
              {NOME_DA_PARTE[parte]}
            </LinkTo>
            {`: ${suas.map(({ texto }) => texto).join(' ')}`}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

const NOME_DA_PARTE: Readonly<Record<ParteAPreencher, string>> = {
  identificacao: 'Identificação',
  carga: 'Carga',
  itens: 'Itens',
  adicoes: 'Adições',
  tributos: 'Tributos',
  documentos: 'Documentos',
};
