/** Records whose changes a webhook can report, by their name in the API. */
export const NOME_RECURSO_DO_WEBHOOK = {
  PurchaseOrder: 'Pedidos de compra',
  Processo: 'Processos de importação',
  Dai: 'DAIs da Sefaz',
  Dcr: 'DCR-E',
  Dci: 'DCI',
  Importador: 'Importadores',
  Representante: 'Representantes legais',
  Fornecedor: 'Fornecedores',
  Item: 'Itens',
} as const;
export type RecursoDoWebhook = keyof typeof NOME_RECURSO_DO_WEBHOOK;
export const RECURSOS_DO_WEBHOOK = Object.keys(NOME_RECURSO_DO_WEBHOOK) as [RecursoDoWebhook, ...RecursoDoWebhook[]];

export const SITUACOES_DA_ENTREGA = ['PENDENTE', 'ENTREGUE', 'FALHOU'] as const;
export type SituacaoDaEntrega = (typeof SITUACOES_DA_ENTREGA)[number];

export const NOME_SITUACAO_DA_ENTREGA: Readonly<Record<SituacaoDaEntrega, string>> = {
  PENDENTE: 'Pendente',
  ENTREGUE: 'Entregue',
  FALHOU: 'Falhou',
};

/** Seconds to wait after each failed attempt; after the last wait there is no further attempt. */
const ESPERAS = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 24 * 3600];

/** Time of the next attempt after `tentativas` attempts; null once the delivery is given up. */
export function proximaTentativa(tentativas: number, agora: Date): Date | null {
  const espera = ESPERAS[tentativas - 1];
  return espera === undefined ? null : new Date(agora.getTime() + espera * 1000);
}
