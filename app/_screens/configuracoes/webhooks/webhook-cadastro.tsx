import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { WEBHOOKS } from '#lib/api/webhook.ts';
import { webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import type { WebhookLido, WebhookNovo } from '#lib/contracts/webhook.ts';
import { NOME_RECURSO_DO_WEBHOOK, type RecursoDoWebhook, ROTULOS_WEBHOOK } from '#lib/domain/sistema/webhook.ts';
import { WEBHOOK_COLUNAS } from '#lib/listas/webhook.ts';
import { ComoEsta, ComoEstaAgora } from './ComoEsta.tsx';
import { FORMULARIO_WEBHOOK, WEBHOOK_EM_BRANCO } from './webhook-formulario.ts';

export const CADASTRO_WEBHOOK: DefinicaoDeCadastro<WebhookNovo, WebhookLido> = {
  formulario: FORMULARIO_WEBHOOK,
  api: WEBHOOKS,
  nome: 'Webhook',
  emBranco: WEBHOOK_EM_BRANCO,
  aPartirDe: ({ recursos, ativo }) => ({ ...WEBHOOK_EM_BRANCO, recursos, ativo }),
  titulo: ({ nome }) => nome,
  descricao: ({ url }) => url,
  sinais: (um) => <ComoEstaAgora webhook={um} />,
  linkDoDuplicado: 'Abrir o webhook que já tem este nome',
  aoExcluir: 'deixa de avisar. O que já foi enviado fica entre as entregas.',
  rotulos: ROTULOS_WEBHOOK,
  valores: {
    recursos: (valor) => (valor as RecursoDoWebhook[]).map((um) => NOME_RECURSO_DO_WEBHOOK[um]).join('; '),
  },
  rotas: {
    lista: { to: '/configuracoes/webhooks' },
    registro: (id) => ({ to: '/configuracoes/webhooks/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/webhooks/novo', search: { de } }),
  },
};

export const WEBHOOKS_LISTA = listaDeCadastro(CADASTRO_WEBHOOK, {
  tela: 'webhooks',
  titulo: 'Webhooks',
  singular: 'webhook',
  plural: 'webhooks',
  busca: 'Buscar nome ou endereço',
  consulta: webhookConsulta,
  colunas: WEBHOOK_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'ativo',
      nome: 'Ativo',
      principal: true,
      opcoes: [
        ['true', 'Sim'],
        ['false', 'Não'],
      ],
    },
  ],
  celulas: { ultima: (um) => <ComoEsta webhook={um} /> },
  copia: { campo: 'url', rotulo: 'Copiar endereços' },
});
