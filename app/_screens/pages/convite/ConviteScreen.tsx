import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useParams } from '@tanstack/react-router';
import { EntryLayout } from '#components/shell/EntryLayout.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useInvitation } from '#lib/api/accounts/invitation.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import type { ConviteAberto } from '#lib/contracts/accounts/usuario.ts';
import { ConviteForm } from './ConviteForm.tsx';

export function ConviteScreen() {
  const { token } = useParams({ from: '/fora/pages/convite/$token' });
  const { data: convite, error, mutate } = useInvitation(token);
  if (convite) {
    return (
      <EntryLayout
        titulo={`Olá, ${convite.nome}`}
        descricao={`${quemConvidou(convite)} convidou você para o Cais. Escolha uma senha para entrar.`}
      >
        <ConviteForm token={token} email={convite.email} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout titulo="Convite">
      {error ? (
        <Stack sx={{ gap: 2, mt: 2 }}>
          <Alert severity={doesNotExist(error) ? 'warning' : 'error'}>{error.message}</Alert>
          {!doesNotExist(error) && (
            <Button variant="contained" onClick={() => mutate()}>
              Tentar de novo
            </Button>
          )}
          <ButtonTo color="inherit" to="/pages/login">
            Já tenho uma senha
          </ButtonTo>
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={160} aria-label="Carregando" />
      )}
    </EntryLayout>
  );
}

/** Names who made the link, so that the invited person notices one from an unexpected hand. */
function quemConvidou({ por, empresa }: ConviteAberto): string {
  return por ? `${por}, de ${empresa},` : empresa;
}
