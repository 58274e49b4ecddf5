import Icone from '@mui/icons-material/DonutLargeOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function ProcessosDcrScreen() {
  return (
    <EmptyState
      titulo="Meus DCR-Es"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Os demonstrativos aparecerão aqui, com aviso quando uma DI, taxa ou preço mais novo deixar algum para trás.
    </EmptyState>
  );
}
