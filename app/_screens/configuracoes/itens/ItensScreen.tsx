import Icone from '@mui/icons-material/Inventory2Outlined';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { ITENS_LISTA } from './item-cadastro.ts';

export function ItensScreen() {
  const lista = useLista(ITENS_LISTA);
  const novo = (
    <ButtonTo variant="contained" to="/configuracoes/itens/novo">
      Novo item
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="Item" />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum item ainda" icone={<Icone />} acoes={novo}>
            Cada part number com sua descrição para a DI, NCM, unidades e pesos: é daqui que pedidos e processos os
            tomam.
          </EmptyState>
        }
      />
    </>
  );
}
