/** In the order a new company takes them (docs/decisions/primeiros-passos.md). */
export const PASSOS_INICIAIS = ['EMPRESA', 'CORTE', 'HISTORICO', 'CADASTROS', 'TABELAS', 'DAI'] as const;
export type PassoInicial = (typeof PASSOS_INICIAIS)[number];

export const NOME_DO_PASSO_INICIAL: Readonly<Record<PassoInicial, string>> = {
  EMPRESA: 'Empresa e pessoas',
  CORTE: 'Dia de corte',
  HISTORICO: 'Trazer o histórico',
  CADASTROS: 'Cadastros do histórico',
  TABELAS: 'Tabelas oficiais',
  DAI: 'Primeira DAI',
};
