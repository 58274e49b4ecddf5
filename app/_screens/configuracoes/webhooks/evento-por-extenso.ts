import { NOME_RECURSO_DO_WEBHOOK, type RecursoDoWebhook } from '#lib/domain/avisos/webhook.ts';

/** `Processo.ALTERAR` in words. An unknown resource keeps its code. */
export function eventoPorExtenso(evento: string): string {
  const [recurso = '', acao = ''] = evento.split('.');
  const nome = NOME_RECURSO_DO_WEBHOOK[recurso as RecursoDoWebhook];
  return nome ? `${nome}: ${NOME_DA_ACAO[acao] ?? acao}` : evento;
}

const NOME_DA_ACAO: Readonly<Record<string, string>> = {
  CRIAR: 'criação',
  ALTERAR: 'alteração',
  EXCLUIR: 'exclusão',
  RESTAURAR: 'restauração',
  DESFAZER: 'alteração desfeita',
};
