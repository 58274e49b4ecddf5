import Icone from '@mui/icons-material/PublicOutlined';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

export function MapaVazio({ filtrado }: { filtrado: boolean }) {
  if (filtrado) {
    return (
      <EmptyState titulo="Nada com estes filtros" icone={<Icone />}>
        Nenhum embarque a caminho é deste importador, desta via e deste prazo. Limpe os filtros para ver todos.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      titulo="Nenhum embarque a caminho"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O mapa mostra de onde vêm as cargas dos processos em trânsito ou com data de embarque. O país de procedência e o
      local de embarque de cada processo dizem o ponto de partida.
    </EmptyState>
  );
}
