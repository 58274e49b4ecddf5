import Icone from '@mui/icons-material/WidgetsOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function ComponentesScreen() {
  return (
    <TelaPrevista
      titulo="Componentes"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Esta página reunirá os controles de que as telas são feitas, para quem as constrói e para quem as confere.
    </TelaPrevista>
  );
}
