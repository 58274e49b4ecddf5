import { useRouter } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { FaixaDoExemplo } from '#components/shell/FaixaDoExemplo.tsx';
import { jogarForaDeDentro } from '#lib/api/accounts/empresa-de-exemplo.ts';
import { isInSample, leaveSample, ownToken } from '#lib/session/sample-company.ts';
import type { Session } from '#lib/session/stored-session.ts';

/** The way back from a sample company; nothing elsewhere. */
export function SaidaDoExemplo({ sessao }: { sessao: Session }) {
  const router = useRouter();
  const { enqueueSnackbar } = useSnackbar();
  if (!isInSample(sessao)) return null;
  const voltar = async () => {
    const voltou = leaveSample();
    await router.navigate({ to: voltou ? '/primeiros-passos' : '/pages/login', replace: true });
    if (!voltou) enqueueSnackbar(ACABOU, { variant: 'info' });
  };
  const jogarFora = async () => {
    const token = ownToken();
    if (token === null) return voltar();
    try {
      await jogarForaDeDentro(token);
      await voltar();
      enqueueSnackbar('Empresa de exemplo jogada fora.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return <FaixaDoExemplo aoVoltar={voltar} aoJogarFora={jogarFora} />;
}

const ACABOU =
  'A sua sessão acabou enquanto você estava na empresa de exemplo. Entre de novo: ela está em Primeiros passos.';
