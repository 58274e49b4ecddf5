/** How long a session holds from log-in, in milliseconds: fixed, not sliding. Browser and server keep the same hour. */
export const DURACAO_SESSAO_MS = 60 * 60 * 1000;
