import Icone from '@mui/icons-material/PublicOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function MapaScreen() {
  return (
    <EmptyState
      titulo="Mapa de origens"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O mapa mostrará de onde vêm as cargas em andamento e por onde entram no país.
    </EmptyState>
  );
}
