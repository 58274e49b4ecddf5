import Icone from '@mui/icons-material/ReceiptLongOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function RelatorioPosScreen() {
  return (
    <TelaPrevista
      titulo="Ordens de compra"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      As ordens de compra aparecerão aqui com o que já embarcou, o que falta e o processo que leva cada item.
    </TelaPrevista>
  );
}
