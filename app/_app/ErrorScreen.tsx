import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import ReportIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import Button from '@mui/material/Button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { ehCodigoQueNaoVeio, SemConexaoScreen } from './SemConexaoScreen.tsx';

/** Replaces only the screen that broke; the menu and the bar stay. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  if (ehCodigoQueNaoVeio(error)) return <SemConexaoScreen />;
  return (
    <EmptyState
      titulo="Esta tela falhou"
      icone={<ReportIcon />}
      acoes={
        <>
          <Button variant="contained" onClick={reset}>
            Tentar de novo
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
            Recarregar a página
          </Button>
        </>
      }
    >
      Algo inesperado aconteceu ao mostrá-la. O que já foi salvo está no servidor, intacto.
    </EmptyState>
  );
}

export function NaoEncontradaScreen() {
  return (
    <EmptyState
      titulo="Página não encontrada"
      icone={<ExploreOffIcon />}
      acoes={
        <ButtonTo to="/dashboard" variant="contained">
          Ir para o Dashboard
        </ButtonTo>
      }
    >
      O endereço não leva a nenhuma página do Cais. Confira o que foi digitado ou siga pelo menu.
    </EmptyState>
  );
}
