/** Runs what may be refused; the refusal is said on top. */
export type Tentar = (acao: () => Promise<unknown>) => Promise<void>;
