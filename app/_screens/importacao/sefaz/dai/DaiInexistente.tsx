import SearchOff from '@mui/icons-material/SearchOff';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

/** Shown if the processo is not registered or does not exist. */
export function DaiInexistente({ processoId }: { processoId: string }) {
  return (
    <EmptyState
      titulo="Aqui não há DAI"
      icone={<SearchOff />}
      acoes={
        <>
          <ButtonTo variant="contained" to="/importacao/sefaz">
            Ver a fila da Sefaz
          </ButtonTo>
          <ButtonTo variant="outlined" color="inherit" to="/importacao/processos/$id" params={{ id: processoId }}>
            Abrir o processo
          </ButtonTo>
        </>
      }
    >
      A DAI nasce com o registro da DI ou da DUIMP. Registre a declaração do processo, ou procure outra na fila.
    </EmptyState>
  );
}
