import type { WebhookLido } from '#lib/contracts/webhook.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import { NOME_RECURSO_DO_WEBHOOK, NOME_SITUACAO_DA_ENTREGA } from '#lib/domain/sistema/webhook.ts';

export const WEBHOOK_COLUNAS: readonly ColunaDeLista<WebhookLido>[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 22 },
  { campo: 'url', titulo: 'Endereço', tipo: 'texto', ordenavel: true, padrao: true, noCartao: true, caracteres: 35 },
  {
    campo: 'recursos',
    titulo: 'O que se avisa',
    tipo: 'texto',
    padrao: true,
    caracteres: 30,
    valor: ({ recursos }) => recursos.map((um) => NOME_RECURSO_DO_WEBHOOK[um]).join(', '),
  },
  {
    campo: 'ativo',
    titulo: 'Ativo',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 9,
    valor: ({ ativo }) => (ativo ? 'Sim' : 'Não'),
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
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, caracteres: 15 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', caracteres: 18 },
];
