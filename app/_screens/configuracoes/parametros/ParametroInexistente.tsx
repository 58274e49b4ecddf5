import SearchOff from '@mui/icons-material/SearchOff';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function ParametroInexistente() {
  return (
    <EmptyState
      titulo="Este parâmetro não existe"
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" to="/configuracoes/parametros">
          Ver os parâmetros
        </ButtonTo>
      }
    >
      O endereço não leva a nenhum parâmetro de fábrica nem da sua empresa. Ele pode ter sido excluído.
    </EmptyState>
  );
}
