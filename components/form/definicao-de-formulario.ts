import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CamposDoFormulario } from './descricao-de-campo.ts';

export interface Versionado {
  id: string;
  versao: number;
}

/** All that the machinery has to know of one kind of record. */
export interface DefinicaoDeFormulario<Valores extends FieldValues, Registro extends Versionado> {
  /** As the API calls it; drafts are kept under it. */
  recurso: string;
  /** Of what is typed, without id and versao: that of the record to be made. The server checks by the same. */
  esquema: z.ZodType<Valores>;
  /** Of the record as the API answers it, to read what a 409 brings along. */
  contrato: z.ZodType<Registro>;
  campos: CamposDoFormulario<Valores>;
  /** As wide as the window: a grid of many columns is part of it. */
  largo?: true;
  valoresDe: (registro: Registro) => Valores;
  /** How the rows chosen by lookup read, by what the form keeps of them. */
  rotulosDe?: (registro: Registro) => Record<string, string>;
}
