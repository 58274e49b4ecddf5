/** The person a request acts for, and the company whose rows the request may touch. */
export interface QuemPede {
  empresaId: string;
  usuarioId: string;
}
