import { type WebhookConsulta, webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import {
  type WebhookLido,
  type WebhookNovo,
  webhook,
  webhookEdicao,
  webhookNovo,
} from '#lib/contracts/outbound/webhook.ts';
import { WEBHOOK_COLUNAS } from '#lib/listas/webhook.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { WEBHOOK } from '#lib/registros/webhook.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { webhookRepository } from './webhook-repository.ts';

export const webhookCadastro: Cadastro<WebhookConsulta, WebhookNovo, WebhookLido> = {
  recurso: 'Webhook',
  este: 'Este webhook',
  contrato: {
    consulta: webhookConsulta,
    novo: webhookNovo,
    edicao: webhookEdicao,
    lido: webhook,
    resumo: webhook,
  },
  rotulos: rotulosDe(WEBHOOK),
  plural: 'Webhooks',
  colunas: WEBHOOK_COLUNAS,
  repositorio: webhookRepository,
  abrePorta: true,
  // The last delivery is not a change of the webhook.
  noHistorico: ({ ultima: _, ...webhook }) => webhook,
};
