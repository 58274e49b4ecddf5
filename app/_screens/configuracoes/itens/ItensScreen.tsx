import Icone from '@mui/icons-material/Inventory2Outlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { CADASTRO_ITEM, ITENS_LISTA } from './item-cadastro.tsx';

export function ItensScreen() {
  return (
    <TelaDaLista
      lista={ITENS_LISTA}
      rotas={CADASTRO_ITEM.rotas}
      acima={<CadastrosNav />}
      acoes={<ImportarPlanilhaLink recurso="Item" />}
      icone={<Icone />}
    >
      Cada part number com sua descrição para a DI, NCM, unidades e pesos: é daqui que pedidos e processos os tomam.
    </TelaDaLista>
  );
}
