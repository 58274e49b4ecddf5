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
  const [aberto, setAberto] = useState<Aberto | null>(null);
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
        <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto({ tipo: 'convidar' })}>
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
          aoConvidarDeNovo={({ id }) =>
            fazer(async () => setAberto({ tipo: 'convite', convidada: await convidarDeNovo(id) }))
          }
          aoDesativar={(pessoa) => setAberto({ tipo: 'desativar', pessoa })}
          aoZerarSegundoFator={(pessoa) => setAberto({ tipo: 'zerar', pessoa })}
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
      {aberto && <DialogoDaPessoa aberto={aberto} aoMudar={setAberto} />}
    </Section>
  );
}

type Aberto =
  | { tipo: 'convidar' }
  | { tipo: 'convite'; convidada: UsuarioConvidado }
  | { tipo: 'desativar'; pessoa: Usuario }
  | { tipo: 'zerar'; pessoa: Usuario };

function DialogoDaPessoa({ aberto, aoMudar }: { aberto: Aberto; aoMudar: (aberto: Aberto | null) => void }) {
  const { enqueueSnackbar } = useSnackbar();
  const fechar = () => aoMudar(null);
  const feito = (frase: string) => {
    enqueueSnackbar(frase, { variant: 'success' });
    fechar();
  };
  switch (aberto.tipo) {
    case 'convidar':
      return <ConvidarDialog aoFechar={fechar} aoConvidar={(convidada) => aoMudar({ tipo: 'convite', convidada })} />;
    case 'convite':
      return <LinkDoConviteDialog convidada={aberto.convidada} aoFechar={fechar} />;
    case 'zerar':
      return (
        <ZerarSegundoFatorDialog
          pessoa={aberto.pessoa}
          aoFechar={fechar}
          aoZerar={() => feito(`Segundo fator de ${aberto.pessoa.nome} zerado.`)}
        />
      );
    case 'desativar':
      return (
        <DesativarDialog
          pessoa={aberto.pessoa}
          aoFechar={fechar}
          aoDesativar={() => feito(`${aberto.pessoa.nome} não entra mais.`)}
        />
      );
  }
}
