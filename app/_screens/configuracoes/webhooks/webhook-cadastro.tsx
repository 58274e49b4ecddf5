import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { WEBHOOKS } from '#lib/api/outbound/webhook.ts';
import { webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import type { WebhookLido, WebhookNovo } from '#lib/contracts/outbound/webhook.ts';
import { WEBHOOK_COLUNAS } from '#lib/listas/webhook.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { WEBHOOK } from '#lib/registros/webhook.ts';
import { ComoEsta, ComoEstaAgora } from './ComoEsta.tsx';
import { FORMULARIO_WEBHOOK } from './webhook-formulario.ts';

const EM_BRANCO = emBranco(WEBHOOK);

export const CADASTRO_WEBHOOK: DefinicaoDeCadastro<WebhookNovo, WebhookLido> = {
  formulario: FORMULARIO_WEBHOOK,
  api: WEBHOOKS,
  nome: 'Webhook',
  emBranco: EM_BRANCO,
  aPartirDe: ({ recursos, ativo }) => ({ ...EM_BRANCO, recursos, ativo }),
  titulo: ({ nome }) => nome,
  descricao: ({ url }) => url,
  sinais: (um) => <ComoEstaAgora webhook={um} />,
  linkDoDuplicado: 'Abrir o webhook que já tem este nome',
  aoExcluir: 'deixa de avisar. O que já foi enviado fica entre as entregas.',
  rotulos: rotulosDe(WEBHOOK),
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
