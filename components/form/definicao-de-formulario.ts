import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CamposDoFormulario } from './fields/descricao-de-campo.ts';

export interface Versionado {
  id: string;
  versao: number;
  /** Of the last change, where the record says so. */
  alteradoEm?: string | null | undefined;
  alteradoPor?: string | null | undefined;
}

/** Definition of the form for a kind of record. */
export interface DefinicaoDeFormulario<Valores extends FieldValues, Registro extends Versionado> {
  /** Resource name in the API; also the key of its drafts. */
  recurso: string;
  /** Schema of the typed values, without id and version: the schema of a new record. The server validates with the same schema. */
  esquema: z.ZodType<Valores>;
  /** Schema of the record in API answers, used to read the record in a 409. */
  contrato: z.ZodType<Registro>;
  campos: CamposDoFormulario<Valores>;
  /** As wide as the window, for forms with a grid of many columns. */
  largo?: true;
  valoresDe: (registro: Registro) => Valores;
  /** Labels of looked-up records, by the id or code that the form keeps. */
  rotulosDe?: (registro: Registro) => Record<string, string>;
}
