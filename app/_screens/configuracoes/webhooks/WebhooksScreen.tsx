import Icone from '@mui/icons-material/WebhookOutlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { CADASTRO_WEBHOOK, WEBHOOKS_LISTA } from './webhook-cadastro.tsx';

export function WebhooksScreen() {
  return (
    <TelaDaLista lista={WEBHOOKS_LISTA} rotas={CADASTRO_WEBHOOK.rotas} acima={<CadastrosNav />} icone={<Icone />}>
      Por um webhook o Cais avisa outro sistema, o ERP por exemplo, de cada processo, DCI ou cadastro que muda: uma
      mensagem assinada, tentada de novo até ser recebida.
    </TelaDaLista>
  );
}
