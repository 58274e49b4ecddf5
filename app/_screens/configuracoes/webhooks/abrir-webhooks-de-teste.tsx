import { stripSearchParams } from '@tanstack/react-router';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import { type EntregaDoWebhook, entregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { contratoDeWebhook, type WebhookLido } from '#lib/registros/webhook.ts';
import { NovoWebhookScreen, WebhookScreen } from './WebhookScreen.tsx';
import { WebhooksScreen } from './WebhooksScreen.tsx';

export const WEBHOOK = '01900000-0000-7000-8000-000000000001';
const LISTA = '/configuracoes/webhooks';
export const API = '/api/Webhook';
const BUSCA = {
  validateSearch: buscaDeLista(webhookConsulta),
  search: { middlewares: [stripSearchParams(buscaPadrao(webhookConsulta) as never)] },
};

export const webhookDeTeste = (mais: Partial<WebhookLido> = {}): WebhookLido =>
  contratoDeWebhook.lido.parse({
    id: WEBHOOK,
    versao: 1,
    alteradoEm: '2026-11-20T12:00:00.000Z',
    alteradoPor: 'Maria',
    excluidoEm: null,
    nome: 'ERP',
    url: 'https://erp.exemplo.com.br/cais',
    recursos: ['Processo'],
    ativo: true,
    segredoEm: '2026-11-20T12:00:00.000Z',
    ultima: null,
    ...mais,
  });

export const entregaDeTeste = (n: number, mais: Partial<EntregaDoWebhook> = {}): EntregaDoWebhook =>
  entregaDoWebhook.parse({
    id: `01900000-0000-7000-8000-0000000000a${n}`,
    evento: 'Processo.ALTERAR',
    situacao: 'ENTREGUE',
    criadaEm: '2026-11-20T12:00:00.000Z',
    tentativas: 1,
    tentadaEm: '2026-11-20T12:00:05.000Z',
    proximaEm: null,
    resposta: 'HTTP 200',
    ...mais,
  });

/** Opens the webhook screens, with one webhook that has a secret and has sent nothing. */
export function abrirWebhooks(
  rotas: RotasDeTeste = {},
  {
    endereco = `${LISTA}/${WEBHOOK}`,
    telefone = false,
    pessoa,
  }: { endereco?: string; telefone?: boolean; pessoa?: string } = {},
) {
  return abrirTelas({
    endereco,
    telas: {
      [LISTA]: [WebhooksScreen, BUSCA],
      [`${LISTA}/novo`]: [NovoWebhookScreen],
      [`${LISTA}/$id`]: [WebhookScreen],
    },
    rotas: {
      [`GET ${API}`]: () => responder([webhookDeTeste()], 200, { 'X-Total-Count': '1' }),
      [`GET ${API}/${WEBHOOK}`]: () => responder(webhookDeTeste()),
      [`GET ${API}/${WEBHOOK}/Entregas`]: () => responder([]),
      ...rotas,
    },
    larguraDiz: (media) => telefone && media.includes('max-width'),
    ...(pessoa && { pessoa }),
  });
}
