import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from '#components/form/definicao-de-formulario.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import type { ListResource } from '#lib/api/list.ts';
import type { RecursoComDocumentos } from '#lib/contracts/documento.ts';
import type { Genero } from '#lib/domain/textos/concordancia.ts';

export interface RegistroDeCadastro extends Versionado {
  /** `CAIS` is shipped, and nobody's to change. */
  origem?: string;
  /** Of a shipped one, the fields nobody has checked. */
  aConfirmar?: readonly string[];
}

/** All the screens of a cadastro have to know of it: its form, its API, its words and its addresses. */
export interface DefinicaoDeCadastro<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  formulario: DefinicaoDeFormulario<Valores, Registro>;
  api: ListResource<Registro>;
  /** `Fornecedor`. */
  nome: string;
  /** The gender of `nome`, with which the sentences agree; masculine where it is not said. */
  genero?: Genero;
  emBranco: Valores;
  /** A new one begun from another: whatever must be each one's own is left out. */
  aPartirDe: (registro: Registro) => Valores;
  titulo: (registro: Registro) => string;
  descricao: (registro: Registro) => string;
  /** Beside the title: how it stands today. */
  sinais?: (registro: Registro) => ReactNode;
  /** Over its form: what somebody should do about it. */
  avisos?: (registro: Registro) => ReactNode;
  /** Over a new one, where its noun does not serve: `Nova revisão`. */
  tituloDoNovo?: string;
  /** Under the title of a new one. */
  descricaoDoNovo?: string;
  /** Leads to the record that holds the place this one wants: `Abrir o importador que já tem este CNPJ`. */
  linkDoDuplicado?: string;
  /** What one that is deleted stops doing: `deixa de ser oferecido….`, the rest of a sentence that begins with it. */
  aoExcluir: string;
  /** The names of the fields in the history. */
  rotulos: Readonly<Record<string, string>>;
  /** How the history writes a field of which the record says more than the form. */
  valores?: NomesDosCampos['valores'];
  /** How it tells the changes of a list. */
  listas?: NomesDosCampos['listas'];
  rotas: {
    lista: ToOptions;
    registro: (id: string) => ToOptions;
    novo: (de?: string) => ToOptions;
  };
  /** Where files are kept with it. */
  anexos?: RecursoComDocumentos;
}
