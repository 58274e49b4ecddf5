import SearchOff from '@mui/icons-material/SearchOff';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

export function EmpresaInexistente() {
  return (
    <EmptyState
      titulo="Esta empresa não existe"
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" to="/configuracoes/empresa">
          Ver a sua empresa
        </ButtonTo>
      }
    >
      O endereço não leva à empresa em nome da qual você entrou.
    </EmptyState>
  );
}
