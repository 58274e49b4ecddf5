/** Runs an action that the server may refuse; the refusal appears at the top of the page. */
export type Tentar = (acao: () => Promise<unknown>) => Promise<void>;
