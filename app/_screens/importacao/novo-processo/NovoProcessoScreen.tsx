import Icone from '@mui/icons-material/AddBoxOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function NovoProcessoScreen() {
  return (
    <EmptyState
      titulo="Abrir um processo"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Importar DI em Processos
        </ButtonTo>
      }
    >
      O preenchimento passo a passo de um processo ficará aqui. Hoje um processo nasce do XML da DI, importado na lista
      de processos.
    </EmptyState>
  );
}
