/** Duration of a session from log-in, in milliseconds: fixed, not sliding. Browser and server use the same value. */
export const DURACAO_SESSAO_MS = 60 * 60 * 1000;
/** In milliseconds, how long the password or a second factor opens what is asked again. */
export const PROVA_VALE_MS = 10 * 60 * 1000;
/** In minutes, what a company may set as the end of a session that nobody uses. */
export const MENOR_INATIVIDADE = 5;
export const MAIOR_INATIVIDADE = 59;
