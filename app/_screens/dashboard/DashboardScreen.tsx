import Icone from '@mui/icons-material/SpaceDashboardOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function DashboardScreen() {
  return (
    <EmptyState
      titulo="Meu dia"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Aqui ficará tudo o que espera por você: prazos, exigências e ciências pendentes, com o valor em jogo e o caminho
      até o campo certo. Por ora, o trabalho está na lista de processos.
    </EmptyState>
  );
}
