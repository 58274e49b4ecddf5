import Icone from '@mui/icons-material/WidgetsOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function ComponentesScreen() {
  return (
    <EmptyState
      titulo="Componentes"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Esta página reunirá os controles de que as telas são feitas, para quem as constrói e para quem as confere.
    </EmptyState>
  );
}
