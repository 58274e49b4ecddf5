import Icone from '@mui/icons-material/ReceiptOutlined';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
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
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="CompraNacional" />
            {nova}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhuma compra nacional ainda" icone={<Icone />} acoes={nova}>
            O que custou cada componente nacional, nota por nota, com frete e seguro: o DCR-E toma a compra mais recente
            até a data base.
          </EmptyState>
        }
      />
    </>
  );
}
