import Icone from '@mui/icons-material/Inventory2Outlined';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { PRODUTOS_LISTA } from './produto-cadastro.tsx';

export function ProdutosScreen() {
  const lista = useLista(PRODUTOS_LISTA);
  const novo = (
    <ButtonTo
      variant="contained"
      to="/dcr/produtos/novo"
      search={{ importadorId: lista.filtros.importadorId as string | undefined }}
    >
      Novo produto
    </ButtonTo>
  );
  return (
    <>
      <DcrNav />
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="Produto" />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum produto ainda" icone={<Icone />} acoes={novo}>
            O que cada indústria produz na Zona Franca: PPB, resolução, modelos e a estrutura (BOM), de que o DCR-E é
            montado.
          </EmptyState>
        }
      />
    </>
  );
}
