import Icone from '@mui/icons-material/ReceiptOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { COMPRAS_LISTA } from './compra-cadastro.tsx';

export function ComprasNacionaisScreen() {
  const lista = useLista(COMPRAS_LISTA);
  const nova = (
    <ButtonTo variant="contained" to="/dcr/compras-nacionais/nova">
      Nova compra
    </ButtonTo>
  );
  return (
    <>
      <DcrNav />
      <ListaDoCadastro
        lista={lista}
        novo={nova}
        acoes={<ImportarPlanilhaLink recurso="CompraNacional" />}
        vazia="Nenhuma compra nacional ainda"
        icone={<Icone />}
      >
        O que custou cada componente nacional, nota por nota, com frete e seguro: o DCR-E toma a compra mais recente até
        a data base.
      </ListaDoCadastro>
    </>
  );
}
