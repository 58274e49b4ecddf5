/** Duration of a session from log-in, in milliseconds: fixed, not sliding. Browser and server use the same value. */
export const DURACAO_SESSAO_MS = 60 * 60 * 1000;
