import Icone from '@mui/icons-material/MoveUpOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function ProcessosDciScreen() {
  return (
    <TelaPrevista
      titulo="Minhas DCIs"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      As declarações de internação aparecerão aqui com a situação e o DARF de cada uma.
    </TelaPrevista>
  );
}
