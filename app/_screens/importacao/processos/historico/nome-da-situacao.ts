import type { SituacaoDoHistorico } from '#lib/contracts/declaracao/historico-trazido.ts';

export const NOME_DA_SITUACAO: Readonly<Record<SituacaoDoHistorico, string>> = {
  RECEBENDO: 'Recebendo',
  LENDO: 'Lendo',
  PARADO: 'Parado',
  TERMINADO: 'Lido até o fim',
};
