import SearchOff from '@mui/icons-material/SearchOff';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

/**
 * Shown for an address that matches no processo of this company. There is no retry button, because a retry would find nothing
 * either.
 */
export function ProcessoInexistente() {
  return (
    <EmptyState
      titulo="Este processo não existe"
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" to="/importacao/processos">
          Ver os processos
        </ButtonTo>
      }
    >
      O endereço não leva a nenhum processo da sua empresa. Procure-o na lista pelo número, pela DI ou pelo fornecedor.
    </EmptyState>
  );
}
