export const ACOES_HISTORICO = ['CRIAR', 'ALTERAR', 'EXCLUIR', 'RESTAURAR', 'DESFAZER'] as const;
export type AcaoHistorico = (typeof ACOES_HISTORICO)[number];

/** The name under which the history of a process tells which declaration it has. */
export const DECLARACAO_NO_HISTORICO = 'Declaração';

/** Whether a change took the declaration off its process. */
export function retirouDeclaracao({ antes, depois }: { antes: object | null; depois: object | null }): boolean {
  const ler = (um: object | null) => (um as Record<string, unknown> | null)?.[DECLARACAO_NO_HISTORICO];
  return typeof ler(antes) === 'string' && ler(depois) === null;
}
