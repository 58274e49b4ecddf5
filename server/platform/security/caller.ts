/** The person a request acts for, and the company whose rows the request may touch. */
export interface Caller {
  empresaId: string;
  usuarioId: string;
}
