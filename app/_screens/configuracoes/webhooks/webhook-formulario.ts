import { formularioDe } from '#components/form/formulario-de.ts';
import { webhook, webhookNovo } from '#lib/contracts/outbound/webhook.ts';

export const FORMULARIO_WEBHOOK = formularioDe({ recurso: 'Webhook', esquema: webhookNovo, contrato: webhook });
