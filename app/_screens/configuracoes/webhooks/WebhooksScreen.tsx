import Icone from '@mui/icons-material/WebhookOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
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
      <ListaDoCadastro lista={lista} novo={novo} vazia="Nenhum webhook ainda" icone={<Icone />}>
        Por um webhook o Cais avisa outro sistema, o ERP por exemplo, de cada processo, DCI ou cadastro que muda: uma
        mensagem assinada, tentada de novo até ser recebida.
      </ListaDoCadastro>
    </>
  );
}
