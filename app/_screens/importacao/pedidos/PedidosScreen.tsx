import Icone from '@mui/icons-material/ReceiptLongOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PedidosNav } from './PedidosNav.tsx';
import { PEDIDOS_LISTA } from './pedido-cadastro.tsx';

export function PedidosScreen() {
  const lista = useLista(PEDIDOS_LISTA);
  const novo = (
    <ButtonTo variant="contained" to="/importacao/relatorioPos/novo">
      Novo pedido
    </ButtonTo>
  );
  return (
    <>
      <PedidosNav />
      <ListaDoCadastro lista={lista} novo={novo} vazia="Nenhum pedido ainda" icone={<Icone />}>
        Cada pedido de compra com seus itens, o que já embarcou e o que falta: os processos sacam os itens daqui.
      </ListaDoCadastro>
    </>
  );
}
