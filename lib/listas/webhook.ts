import type { WebhookLido } from '#lib/contracts/outbound/webhook.ts';
import { NOME_RECURSO_DO_WEBHOOK, NOME_SITUACAO_DA_ENTREGA } from '#lib/domain/sistema/webhook.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { WEBHOOK } from '#lib/registros/webhook.ts';

export const WEBHOOK_COLUNAS = colunasDe<WebhookLido>(WEBHOOK, {
  primeiras: ['nome', 'url', 'recursos'],
  proprias: [
    {
      campo: 'recursos',
      titulo: 'O que se avisa',
      tipo: 'texto',
      padrao: true,
      caracteres: 30,
      valor: ({ recursos }) => recursos.map((um) => NOME_RECURSO_DO_WEBHOOK[um]).join(', '),
    },
    {
      campo: 'ultima',
      titulo: 'Última entrega',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 20,
      valor: ({ ultima, segredoEm }) =>
        segredoEm === null ? 'Falta o segredo' : ultima && NOME_SITUACAO_DA_ENTREGA[ultima.situacao],
    },
    ...DA_ALTERACAO,
  ],
});
