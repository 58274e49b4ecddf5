import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type WebhookLido, type WebhookNovo, webhook, webhookNovo } from '#lib/contracts/webhook.ts';
import { NOME_RECURSO_DO_WEBHOOK, ROTULOS_WEBHOOK } from '#lib/domain/sistema/webhook.ts';

export const FORMULARIO_WEBHOOK: DefinicaoDeFormulario<WebhookNovo, WebhookLido> = {
  recurso: 'Webhook',
  esquema: webhookNovo,
  contrato: webhook,
  valoresDe: ({ nome, url, recursos, ativo }) => ({ nome, url, recursos, ativo }),
  campos: {
    nome: { tipo: 'texto', rotulo: ROTULOS_WEBHOOK.nome, obrigatorio: true, maximo: 120 },
    url: {
      tipo: 'texto',
      rotulo: ROTULOS_WEBHOOK.url,
      obrigatorio: true,
      maximo: 500,
      ajuda:
        'Recebe um POST em JSON e responde 2xx em dez segundos. Endereços de rede privada só são chamados onde o servidor o permite.',
    },
    recursos: {
      tipo: 'lista',
      rotulo: ROTULOS_WEBHOOK.recursos,
      item: {
        tipo: 'opcao',
        rotulo: 'Mudanças em',
        obrigatorio: true,
        opcoes: Object.entries(NOME_RECURSO_DO_WEBHOOK),
      },
      novo: '',
      adicionar: 'Adicionar',
      ajuda: 'De cada registro: criação, alteração, exclusão, restauração e o que se desfaz.',
    },
    ativo: { tipo: 'simNao', rotulo: ROTULOS_WEBHOOK.ativo, ajuda: 'Inativo, nada lhe é enviado.' },
  },
};

export const WEBHOOK_EM_BRANCO: WebhookNovo = { nome: '', url: '', recursos: ['Processo'], ativo: true };
