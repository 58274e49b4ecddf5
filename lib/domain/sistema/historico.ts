export const ACOES_HISTORICO = ['CRIAR', 'ALTERAR', 'EXCLUIR', 'RESTAURAR', 'DESFAZER'] as const;
export type AcaoHistorico = (typeof ACOES_HISTORICO)[number];
