import Icone from '@mui/icons-material/AddBoxOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function NovoProcessoDcrScreen() {
  return (
    <EmptyState
      titulo="Novo DCR-E"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O DCR-E será montado aqui, com o coeficiente de redução recalculado e explicado a cada componente.
    </EmptyState>
  );
}
