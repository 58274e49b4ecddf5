import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { CADASTRO_WEBHOOK } from './webhook-cadastro.tsx';

export function NovoWebhookScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/webhooks/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_WEBHOOK} de={de}>
      <WebhookFields />
    </NovoRegistro>
  );
}
