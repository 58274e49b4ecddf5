import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { ACIMA_POR_VIR } from '#components/ui/por-vir.ts';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { useLacunas } from '#lib/api/lacunas.ts';
import type { LacunaLida } from '#lib/contracts/lacunas.ts';

/** What a declared process lacks, from its registration to its last day: one line a cause, with one remedy for all it counts. */
export function LacunasSection({ processoId }: { processoId: string }) {
  const { data: lacunas, error, mutate } = useLacunas(processoId);
  if (error && !lacunas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!lacunas) return <div {...ACIMA_POR_VIR} />;
  if (lacunas.length === 0) return null;
  return (
    <Section titulo="O que falta neste processo" acoes={<StatusChip tom="warning">{quantas(lacunas)}</StatusChip>}>
      <Stack component="ul" aria-label="O que falta neste processo" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {lacunas.map((lacuna) => (
          <li key={lacuna.causa}>
            <strong>{lacuna.texto}</strong>
            {' · '}
            <Remedio lacuna={lacuna} processoId={processoId} />
            {lacuna.detalhe && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {lacuna.detalhe}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** One link a cause. Its name says the cause to a screen reader that goes from link to link. */
function Remedio({ lacuna, processoId }: { lacuna: LacunaLida; processoId: string }) {
  const { lugar, remedio, texto } = lacuna;
  const comum = { underline: 'always', 'aria-label': `${remedio}: ${texto}` } as const;
  const campo = lugar.campo ?? undefined;
  switch (lugar.onde) {
    case 'PROCESSO':
      return (
        <LinkTo
          {...comum}
          to="/importacao/processos/$id"
          params={{ id: processoId }}
          search={{ aba: lugar.aba as 'resumo', campo }}
        >
          {remedio}
        </LinkTo>
      );
    case 'DAI':
      return (
        <LinkTo
          {...comum}
          to="/importacao/sefaz/$id"
          params={{ id: processoId }}
          search={{ aba: lugar.aba as 'adicoes', campo }}
        >
          {remedio}
        </LinkTo>
      );
    case 'IMPORTADOR':
      return (
        <LinkTo {...comum} to="/configuracoes/associados/novo">
          {remedio}
        </LinkTo>
      );
  }
}

function quantas({ length }: readonly LacunaLida[]): string {
  return length === 1 ? '1 causa' : `${length} causas`;
}
