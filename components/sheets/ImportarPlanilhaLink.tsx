import { ButtonTo } from '#components/ui/LinkTo.tsx';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';

/** What a list offers to whoever has its records in a sheet. */
export function ImportarPlanilhaLink({ recurso }: { recurso: NomeDeRecurso }) {
  return (
    <ButtonTo variant="outlined" color="inherit" to="/configuracoes/importar/$recurso" params={{ recurso }}>
      Importar planilha
    </ButtonTo>
  );
}
