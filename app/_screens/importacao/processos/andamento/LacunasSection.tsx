import { ListaDeLacunas } from '#components/comex/ListaDeLacunas.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useLacunas } from '#lib/api/views/lacunas.ts';
import type { LacunaLida } from '#lib/contracts/views/lacunas.ts';

/** What a declared process lacks, from its registration to its last day: one line a cause, with one remedy for all it counts. */
export function LacunasSection({ processoId }: { processoId: string }) {
  const { data: lacunas, error, mutate } = useLacunas(processoId);
  if (error && !lacunas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!lacunas) return <div {...ACIMA_POR_VIR} />;
  return (
    <ListaDeLacunas
      titulo="O que falta neste processo"
      lacunas={lacunas.map((lacuna) => ({
        chave: lacuna.causa,
        texto: lacuna.texto,
        detalhe: lacuna.detalhe,
        remedio: <Remedio lacuna={lacuna} processoId={processoId} />,
      }))}
    />
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
