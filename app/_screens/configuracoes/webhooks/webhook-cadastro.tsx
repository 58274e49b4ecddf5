import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { WEBHOOKS } from '#lib/api/outbound/webhook.ts';
import { webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import {
  contratoDeWebhook,
  WEBHOOK,
  WEBHOOK_COLUNAS,
  type WebhookLido,
  type WebhookNovo,
} from '#lib/registros/webhook.ts';
import { ComoEsta, ComoEstaAgora } from './ComoEsta.tsx';

export const CADASTRO_WEBHOOK: DefinicaoDeCadastro<WebhookNovo, WebhookLido> = definirCadastro({
  recurso: 'Webhook',
  contrato: contratoDeWebhook,
  rotas: '/configuracoes/webhooks',
  api: WEBHOOKS,
  aPartirDe: ({ recursos, ativo }, _, vazio) => ({ ...vazio, recursos, ativo }),
  titulo: ({ nome }) => nome,
  descricao: ({ url }) => url,
  sinais: (webhook) => <ComoEstaAgora webhook={webhook} />,
  linkDoDuplicado: 'Abrir o webhook que já tem este nome',
  aoExcluir: 'deixa de avisar. O que já foi enviado fica entre as entregas.',
});

export const WEBHOOKS_LISTA = listaDeCadastro(CADASTRO_WEBHOOK, {
  tela: 'webhooks',
  titulo: 'Webhooks',
  singular: 'webhook',
  plural: 'webhooks',
  busca: 'Buscar nome ou endereço',
  consulta: webhookConsulta,
  colunas: WEBHOOK_COLUNAS,
  filtros: [filtroDoCampo(WEBHOOK, 'ativo', { principal: true })],
  celulas: { ultima: (webhook) => <ComoEsta webhook={webhook} /> },
  copia: { campo: 'url', rotulo: 'Copiar endereços' },
});
