import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from './definicao-de-formulario.ts';
import type { AtoNoFormulario, EstadoDoFormulario, Lido } from './estado-do-formulario.ts';

export interface OpcoesDoFormulario<Valores extends FieldValues, Registro extends Versionado> {
  definicao: DefinicaoDeFormulario<Valores, Registro>;
  /** Null for a new record. */
  registro: Registro | null;
  /** Initial values; the default is the values of the record. */
  iniciais: Valores;
  /** Labels of the looked-up records in the initial values of a new record. An existing record supplies its own. */
  rotulos?: Record<string, string>;
  /** Writes to the API. `versao` is the version the person saw, or null for a new record. The form shows any `ApiError`. */
  gravar: (valores: Valores, versao: number | null) => Promise<Registro>;
  aoGravar: (gravado: Registro) => void;
}

/** A form on the screen: its fields, what it holds now, and what is done to both at once. */
export interface FormularioVivo<Valores extends FieldValues, Registro extends Versionado> {
  opcoes: OpcoesDoFormulario<Valores, Registro>;
  form: UseFormReturn<Valores>;
  agora: () => EstadoDoFormulario<Valores, Registro>;
  /** Does an act, starts the fields again where it says so, and returns the state after it. */
  fazer: (ato: AtoNoFormulario<Valores, Registro>) => EstadoDoFormulario<Valores, Registro>;
}

/** Returns a record as the form shows it. */
export function lidoPor<Valores extends FieldValues, Registro extends Versionado>(
  { valoresDe, rotulosDe }: Pick<DefinicaoDeFormulario<Valores, Registro>, 'valoresDe' | 'rotulosDe'>,
  registro: Registro,
): Lido<Valores, Registro> {
  return { registro, valores: valoresDe(registro), rotulos: rotulosDe?.(registro) ?? {} };
}
