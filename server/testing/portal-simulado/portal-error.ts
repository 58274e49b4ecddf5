/** An error of a field, as the published documents write it. */
export interface ErroDeCampo {
  code: string;
  field?: string;
  message: string;
}

/** An error as the Portal answers it. */
export class PortalError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** Of the fields of a body; one without a field when none are given. */
  readonly errors: readonly ErroDeCampo[];

  constructor(status: number, code: string | null, message: string, errors: readonly ErroDeCampo[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
