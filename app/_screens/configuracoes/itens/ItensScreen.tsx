import Icone from '@mui/icons-material/Inventory2Outlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { ITENS_LISTA } from './item-cadastro.tsx';

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
      <ListaDoCadastro
        lista={lista}
        novo={novo}
        acoes={<ImportarPlanilhaLink recurso="Item" />}
        vazia="Nenhum item ainda"
        icone={<Icone />}
      >
        Cada part number com sua descrição para a DI, NCM, unidades e pesos: é daqui que pedidos e processos os tomam.
      </ListaDoCadastro>
    </>
  );
}
