import useSWR, { useSWRConfig } from 'swr';
import { read, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { entregaDoWebhook, segredoDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { contratoDeWebhook, type WebhookLido } from '#lib/registros/webhook.ts';

const RECURSO = '/api/Webhook';

export const WEBHOOKS: ListResource<WebhookLido> = { recurso: RECURSO, linha: contratoDeWebhook.lido };

/** Reads the deliveries of a webhook, and polls while a delivery is pending. */
export function useEntregas(id: string) {
  return useSWR([RECURSO, 'Entregas', id] as const, () => read(`${RECURSO}/${id}/Entregas`, entregaDoWebhook.array()), {
    refreshInterval: (entregas) => (entregas?.some(({ situacao }) => situacao === 'PENDENTE') ? DOIS_SEGUNDOS : 0),
  });
}

/** Actions on a webhook besides changing it. */
export function useAtosDoWebhook(id: string) {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && (chave[0] === RECURSO || chave[2] === id));
  return {
    /** Creates a secret; the server shows it only this once. */
    async fazerSegredo(): Promise<string> {
      const { segredo } = await write('POST', `${RECURSO}/${id}/Segredo`, {}, segredoDoWebhook);
      await reler();
      return segredo;
    },
    async testar(): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/${id}/Teste`);
      await reler();
    },
    async repetir(entrega: string): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/Entrega/${entrega}/Repetir`);
      await reler();
    },
  };
}

const DOIS_SEGUNDOS = 2_000;
