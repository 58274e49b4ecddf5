import Icone from '@mui/icons-material/Inventory2Outlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
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
      <ListaDoCadastro
        lista={lista}
        novo={novo}
        acoes={<ImportarPlanilhaLink recurso="Produto" />}
        vazia="Nenhum produto ainda"
        icone={<Icone />}
      >
        O que cada indústria produz na Zona Franca: PPB, resolução, modelos e a estrutura (BOM), de que o DCR-E é
        montado.
      </ListaDoCadastro>
    </>
  );
}
