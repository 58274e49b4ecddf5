/** Purposes of the imported goods, by the DUIMP codes (domain/importacao.md §2.8); the DI prints the words. */
export const NOME_APLICACAO = {
  CONSUMO: 'Consumo',
  REVENDA: 'Revenda',
  ATIVO: 'Ativo imobilizado',
  INDUSTRIALIZACAO: 'Industrialização',
  OUTRA: 'Outra',
} as const;
export type Aplicacao = keyof typeof NOME_APLICACAO;
export const APLICACOES = Object.keys(NOME_APLICACAO) as [Aplicacao, ...Aplicacao[]];
