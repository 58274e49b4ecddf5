import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { useEntregas } from '#lib/api/outbound/webhook.ts';
import type { SituacaoDaEntrega } from '#lib/domain/avisos/webhook.ts';
import type { WebhookLido } from '#lib/registros/webhook.ts';

type Webhook = Pick<WebhookLido, 'id' | 'ativo' | 'segredoEm' | 'ultima'>;

/** Whether the webhook works: the reason it cannot send, or else the result of the last attempt. */
export function ComoEsta({ webhook: { ativo, segredoEm, ultima } }: { webhook: Webhook }) {
  if (!ativo) return <StatusChip tom="neutral">Inativo</StatusChip>;
  if (segredoEm === null) return <StatusChip tom="warning">Falta o segredo</StatusChip>;
  if (!ultima) return <StatusChip tom="neutral">Nada enviado</StatusChip>;
  const [tom, frase] = DA_ULTIMA[ultima.situacao];
  return <StatusChip tom={tom}>{frase}</StatusChip>;
}

/** The state of a webhook, kept up to date from its deliveries while on the screen. */
export function ComoEstaAgora({ webhook }: { webhook: Webhook }) {
  const { data: entregas } = useEntregas(webhook.id);
  const tentadas = (entregas ?? []).flatMap(({ situacao, tentadaEm: em }) => (em === null ? [] : [{ situacao, em }]));
  const ultima = tentadas.sort((a, b) => b.em.localeCompare(a.em))[0] ?? webhook.ultima;
  return <ComoEsta webhook={{ ...webhook, ultima }} />;
}

const DA_ULTIMA: Readonly<Record<SituacaoDaEntrega, readonly ['success' | 'warning' | 'error', string]>> = {
  ENTREGUE: ['success', 'Última entregue'],
  PENDENTE: ['warning', 'Tentando de novo'],
  FALHOU: ['error', 'Última falhou'],
};
