import Icone from '@mui/icons-material/WebhookOutlined';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { WEBHOOKS_LISTA } from './webhook-cadastro.tsx';

export function WebhooksScreen() {
  const lista = useLista(WEBHOOKS_LISTA);
  const novo = (
    <ButtonTo to="/configuracoes/webhooks/novo" variant="contained">
      Novo webhook
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <Lista
        lista={lista}
        acoes={novo}
        vazia={
          <EmptyState titulo="Nenhum webhook ainda" icone={<Icone />} acoes={novo}>
            Por um webhook o Cais avisa outro sistema, o ERP por exemplo, de cada processo, DCI ou cadastro que muda:
            uma mensagem assinada, tentada de novo até ser recebida.
          </EmptyState>
        }
      />
    </>
  );
}
