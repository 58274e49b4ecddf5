import Icone from '@mui/icons-material/MoveUpOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function ProcessosDciScreen() {
  return (
    <EmptyState
      titulo="Minhas DCIs"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      As declarações de internação aparecerão aqui com a situação e o DARF de cada uma.
    </EmptyState>
  );
}
