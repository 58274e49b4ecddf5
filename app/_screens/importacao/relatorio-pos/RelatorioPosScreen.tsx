import Icone from '@mui/icons-material/ReceiptLongOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function RelatorioPosScreen() {
  return (
    <EmptyState
      titulo="Ordens de compra"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      As ordens de compra aparecerão aqui com o que já embarcou, o que falta e o processo que leva cada item.
    </EmptyState>
  );
}
