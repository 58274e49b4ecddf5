import { useParams } from '@tanstack/react-router';
import { ImportarPlanilha } from '#components/planilha/ImportarPlanilha.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { recursoDePlanilha } from '#lib/contracts/planilha.ts';
import { RECURSOS_DE_PLANILHA } from '#lib/domain/planilha/recursos.ts';

/** The import of one resource on a page of its own, until its list opens it. */
export function ImportarPlanilhaScreen() {
  const { recurso } = useParams({ from: '/dentro/configuracoes/importar/$recurso' });
  const lido = recursoDePlanilha.safeParse(recurso);
  if (!lido.success) {
    return <EmptyState titulo="Isto não se importa por planilha">Confira o endereço.</EmptyState>;
  }
  return (
    <>
      <PageHeader titulo={`Importar ${RECURSOS_DE_PLANILHA[lido.data].titulo.toLowerCase()}`} />
      <ImportarPlanilha key={lido.data} recurso={lido.data} />
    </>
  );
}
