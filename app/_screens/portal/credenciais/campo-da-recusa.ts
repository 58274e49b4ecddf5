import { ApiError } from '#lib/api/platform/api-error.ts';

interface Recusa<Campos> {
  /** Undefined when the refusal is of none of these fields. */
  campo?: keyof Campos & string;
  motivo: string;
}

/** The first field of a form that the server refused, with its sentence. */
export function campoDaRecusa<Campos extends object>(erro: unknown, campos: Campos): Recusa<Campos> {
  const [recusado] = erro instanceof ApiError ? Object.entries(erro.campos) : [];
  if (!recusado || !(recusado[0] in campos)) return { motivo: (erro as Error).message };
  return { campo: recusado[0] as keyof Campos & string, motivo: recusado[1] };
}
