import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';

/** Link in a list to the import of its records from a sheet. */
export function ImportarPlanilhaLink({ recurso }: { recurso: NomeDeRecurso }) {
  return (
    <ButtonTo variant="outlined" color="inherit" to="/configuracoes/importar/$recurso" params={{ recurso }}>
      Importar planilha
    </ButtonTo>
  );
}
