import Icone from '@mui/icons-material/LocalShippingOutlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { CADASTRO_FORNECEDOR, FORNECEDORES_LISTA } from './fornecedor-cadastro.tsx';

export function FornecedoresScreen() {
  return (
    <TelaDaLista
      lista={FORNECEDORES_LISTA}
      rotas={CADASTRO_FORNECEDOR.rotas}
      acima={<CadastrosNav />}
      acoes={<ImportarPlanilhaLink recurso="Fornecedor" />}
      icone={<Icone />}
    >
      Fornecedores e fabricantes do exterior, com o nome que têm nas DIs: é por ele que uma declaração importada os
      reconhece.
    </TelaDaLista>
  );
}
