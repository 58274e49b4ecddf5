import Icone from '@mui/icons-material/ReceiptOutlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { CADASTRO_COMPRA, COMPRAS_LISTA } from './compra-cadastro.tsx';

export function ComprasNacionaisScreen() {
  return (
    <TelaDaLista
      lista={COMPRAS_LISTA}
      rotas={CADASTRO_COMPRA.rotas}
      acima={<DcrNav />}
      novo="Nova compra"
      acoes={<ImportarPlanilhaLink recurso="CompraNacional" />}
      icone={<Icone />}
    >
      O que custou cada componente nacional, nota por nota, com frete e seguro: o DCR-E toma a compra mais recente até a
      data base.
    </TelaDaLista>
  );
}
