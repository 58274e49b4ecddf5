import Icone from '@mui/icons-material/SpaceDashboardOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function DashboardScreen() {
  return (
    <TelaPrevista
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
    </TelaPrevista>
  );
}
