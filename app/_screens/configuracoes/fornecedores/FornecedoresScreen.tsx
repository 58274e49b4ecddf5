import Icone from '@mui/icons-material/LocalShippingOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { FORNECEDORES_LISTA } from './fornecedor-cadastro.tsx';

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
      <ListaDoCadastro
        lista={lista}
        novo={novo}
        acoes={<ImportarPlanilhaLink recurso="Fornecedor" />}
        vazia="Nenhum fornecedor ainda"
        icone={<Icone />}
      >
        Fornecedores e fabricantes do exterior, com o nome que têm nas DIs: é por ele que uma declaração importada os
        reconhece.
      </ListaDoCadastro>
    </>
  );
}
