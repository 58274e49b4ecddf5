import Icone from '@mui/icons-material/LocalShippingOutlined';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { FORNECEDORES_LISTA } from './fornecedor-cadastro.ts';

export function FornecedoresScreen() {
  const lista = useLista(FORNECEDORES_LISTA);
  const novo = (
    <ButtonTo variant="contained" to="/configuracoes/fornecedores/novo">
      Novo fornecedor
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="Fornecedor" />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum fornecedor ainda" icone={<Icone />} acoes={novo}>
            Fornecedores e fabricantes do exterior, com o nome que têm nas DIs: é por ele que uma declaração importada
            os reconhece.
          </EmptyState>
        }
      />
    </>
  );
}
