export const ACOES_HISTORICO = ['CRIAR', 'ALTERAR', 'EXCLUIR', 'RESTAURAR', 'DESFAZER'] as const;
export type AcaoHistorico = (typeof ACOES_HISTORICO)[number];

/** The name under which the history of a process tells which declaration it has. */
export const DECLARACAO_NO_HISTORICO = 'Declaração';

/** The name under which the history of a process tells which records the names of its declaration are linked to: a list, name by name. */
export const VINCULOS_NO_HISTORICO = 'Vínculos';

/** Whether a change marked the processo as one of training, or as a real one. */
export function marcouTreinamento({ antes, depois }: { antes: object | null; depois: object | null }): boolean {
  const ler = (registro: object | null) => (registro as { treinamento?: unknown } | null)?.treinamento;
  return typeof ler(antes) === 'boolean' && typeof ler(depois) === 'boolean' && ler(antes) !== ler(depois);
}

/** Whether a change took the declaration off its process. */
export function retirouDeclaracao({ antes, depois }: { antes: object | null; depois: object | null }): boolean {
  const ler = (registro: object | null) => (registro as Record<string, unknown> | null)?.[DECLARACAO_NO_HISTORICO];
  return typeof ler(antes) === 'string' && ler(depois) === null;
}
