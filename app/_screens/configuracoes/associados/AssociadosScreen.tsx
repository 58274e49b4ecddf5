import Icone from '@mui/icons-material/BusinessOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function AssociadosScreen() {
  return (
    <EmptyState
      titulo="Importadores"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O cadastro dos importadores ficará aqui. Enquanto isso, o importador de cada processo é o que foi declarado na DI.
    </EmptyState>
  );
}
