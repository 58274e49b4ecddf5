import { useParams } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { EntregasSection } from './EntregasSection.tsx';
import { SegredoSection } from './SegredoSection.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { CADASTRO_WEBHOOK } from './webhook-cadastro.tsx';

export function WebhookScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/webhooks/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_WEBHOOK} id={id}>
      <WebhookFields />
      <SegredoSection id={id} />
      <EntregasSection id={id} />
    </RegistroAberto>
  );
}
