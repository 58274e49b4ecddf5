import { useParams } from '@tanstack/react-router';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { ImportarPlanilha } from '#components/planilha/ImportarPlanilha.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { recursoDePlanilha } from '#lib/contracts/planilha.ts';
import { RECURSOS_DE_PLANILHA } from '#lib/domain/planilha/recursos.ts';

/** The import of one resource, on a page of its own. */
export function ImportarPlanilhaScreen() {
  const { recurso } = useParams({ from: '/dentro/configuracoes/importar/$recurso' });
  const lido = recursoDePlanilha.safeParse(recurso);
  if (!lido.success) {
    return <EmptyState titulo="Isto não se importa por planilha">Confira o endereço.</EmptyState>;
  }
  return (
    <>
      <CadastrosNav />
      <PageHeader titulo={`Importar ${RECURSOS_DE_PLANILHA[lido.data].titulo.toLowerCase()}`} />
      <ImportarPlanilha
        key={lido.data}
        recurso={lido.data}
        linkDaLista={(planilhaId) => (
          <ButtonTo variant="contained" to={LISTAS[lido.data]} search={{ planilhaId }}>
            Ver na lista
          </ButtonTo>
        )}
      />
    </>
  );
}

const LISTAS = { Fornecedor: '/configuracoes/fornecedores', Item: '/configuracoes/itens' } as const;
