import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useSaveUser, useUsers } from '#lib/api/accounts/user.ts';
import type { Usuario, UsuarioConvidado } from '#lib/contracts/accounts/usuario.ts';
import { useSession } from '#lib/session/session.ts';
import { ConvidarDialog } from './ConvidarDialog.tsx';
import { DesativarDialog } from './DesativarDialog.tsx';
import { LinkDoConviteDialog } from './LinkDoConviteDialog.tsx';
import { PessoasCards } from './PessoasCards.tsx';
import { PessoasTable } from './PessoasTable.tsx';
import { ZerarSegundoFatorDialog } from './ZerarSegundoFatorDialog.tsx';

/** The people of the company. Each of them may invite and deactivate others. */
export function PessoasSection() {
  const { enqueueSnackbar } = useSnackbar();
  const quem = useSession()?.id ?? null;
  const { data, error, mutate } = useUsers();
  const Pessoas = useMediaQuery((tema) => tema.breakpoints.down('sm')) ? PessoasCards : PessoasTable;
  const { convidarDeNovo, reativar } = useSaveUser();
  const [convidando, setConvidando] = useState(false);
  const [convidada, setConvidada] = useState<UsuarioConvidado | null>(null);
  const [aDesativar, setADesativar] = useState<Usuario | null>(null);
  const [aZerar, setAZerar] = useState<Usuario | null>(null);
  const [falha, setFalha] = useState<Error | null>(null);
  const fazer = async (mudar: () => Promise<void>) => {
    setFalha(null);
    try {
      await mudar();
    } catch (erro) {
      setFalha(erro as Error);
    }
  };
  return (
    <Section
      titulo="Pessoas"
      acoes={
        <Button size="small" variant="outlined" color="inherit" onClick={() => setConvidando(true)}>
          Convidar pessoa
        </Button>
      }
    >
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      {data ? (
        <Pessoas
          pessoas={data.itens}
          quem={quem}
          aoConvidarDeNovo={({ id }) => fazer(async () => setConvidada(await convidarDeNovo(id)))}
          aoDesativar={setADesativar}
          aoZerarSegundoFator={setAZerar}
          aoReativar={({ id, nome }) =>
            fazer(async () => {
              await reativar(id);
              enqueueSnackbar(`${nome} pode entrar de novo.`, { variant: 'success' });
            })
          }
        />
      ) : error ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <Skeleton variant="rounded" height={96} />
      )}
      {convidando && (
        <ConvidarDialog
          aoFechar={() => setConvidando(false)}
          aoConvidar={(nova) => {
            setConvidando(false);
            setConvidada(nova);
          }}
        />
      )}
      {convidada && <LinkDoConviteDialog convidada={convidada} aoFechar={() => setConvidada(null)} />}
      {aZerar && (
        <ZerarSegundoFatorDialog
          pessoa={aZerar}
          aoFechar={() => setAZerar(null)}
          aoZerar={() => {
            enqueueSnackbar(`Segundo fator de ${aZerar.nome} zerado.`, { variant: 'success' });
            setAZerar(null);
          }}
        />
      )}
      {aDesativar && (
        <DesativarDialog
          pessoa={aDesativar}
          aoFechar={() => setADesativar(null)}
          aoDesativar={() => {
            enqueueSnackbar(`${aDesativar.nome} não entra mais.`, { variant: 'success' });
            setADesativar(null);
          }}
        />
      )}
    </Section>
  );
}
