import Icone from '@mui/icons-material/AddBoxOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function NovoProcessoDciScreen() {
  return (
    <EmptyState
      titulo="Nova DCI"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      A DCI será montada aqui, das notas de saída aos tributos da internação, com a memória de cada valor.
    </EmptyState>
  );
}
