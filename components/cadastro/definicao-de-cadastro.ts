import type { ToOptions } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from '#components/form/definicao-de-formulario.ts';
import type { RecursoDeLista } from '#lib/api/lista.ts';
import type { RecursoComDocumentos } from '#lib/contracts/documento.ts';

export interface RegistroDeCadastro extends Versionado {
  /** `CAIS` is shipped, and nobody's to change. */
  origem?: string;
  /** Of a shipped one, the fields nobody has checked. */
  aConfirmar?: readonly string[];
}

/** All the screens of a cadastro have to know of it: its form, its API, its words and its addresses. */
export interface DefinicaoDeCadastro<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  formulario: DefinicaoDeFormulario<Valores, Registro>;
  api: RecursoDeLista<Registro>;
  /** `Fornecedor`; a masculine noun, with which the sentences agree. */
  nome: string;
  emBranco: Valores;
  /** A new one begun from another: whatever must be each one's own is left out. */
  aPartirDe: (registro: Registro) => Valores;
  titulo: (registro: Registro) => string;
  descricao: (registro: Registro) => string;
  /** What goes with it when it is deleted, as a whole sentence. */
  aoExcluir: string;
  /** The names of the fields in the history. */
  rotulos: Readonly<Record<string, string>>;
  rotas: {
    lista: ToOptions;
    registro: (id: string) => ToOptions;
    novo: (de?: string) => ToOptions;
  };
  /** Where files are kept with it. */
  anexos?: RecursoComDocumentos;
}
