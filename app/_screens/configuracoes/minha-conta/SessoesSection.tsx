import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useOpenSessions, useSaveAccount } from '#lib/api/accounts/account.ts';
import type { SessaoAberta } from '#lib/contracts/accounts/conta.ts';
import { formatarHora, formatarInstante } from '#lib/format/data.ts';

/** The places where the person is signed in, each with a button to end its session. */
export function SessoesSection() {
  const { enqueueSnackbar } = useSnackbar();
  const { data, error, mutate } = useOpenSessions();
  const { encerrarSessao, encerrarOutras } = useSaveAccount();
  const [falha, setFalha] = useState<Error | null>(null);
  const fazer = async (encerrar: () => Promise<unknown>, aviso: string) => {
    setFalha(null);
    try {
      await encerrar();
      enqueueSnackbar(aviso, { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
  };
  return (
    <Section
      titulo="Sessões"
      nota="Cada uma dura uma hora."
      acoes={
        data &&
        data.itens.length > 1 && (
          <Button size="small" onClick={() => fazer(encerrarOutras, 'As outras sessões foram encerradas.')}>
            Encerrar as outras
          </Button>
        )
      }
    >
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      {data ? (
        <DataTable
          legenda="Sessões abertas"
          linhas={data.itens}
          chave={({ id }) => id}
          colunas={[
            {
              titulo: 'Aparelho',
              valor: ({ aparelho, inicio, ate }) => (
                <TwoLines principal={aparelho} secundaria={`${formatarInstante(inicio)} a ${formatarHora(ate)}`} />
              ),
            },
            {
              titulo: 'Ações',
              valor: (sessao) =>
                sessao.esta ? (
                  <StatusChip tom="success">Esta sessão</StatusChip>
                ) : (
                  <Encerrar
                    sessao={sessao}
                    aoEncerrar={() => fazer(() => encerrarSessao(sessao.id), 'Sessão encerrada.')}
                  />
                ),
            },
          ]}
        />
      ) : error ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
    </Section>
  );
}

function Encerrar({ sessao, aoEncerrar }: { sessao: SessaoAberta; aoEncerrar: () => void }) {
  const qual = `${sessao.aparelho}, desde ${formatarInstante(sessao.inicio)}`;
  return (
    <Button size="small" color="inherit" aria-label={`Encerrar a sessão: ${qual}`} onClick={aoEncerrar}>
      Encerrar
    </Button>
  );
}
