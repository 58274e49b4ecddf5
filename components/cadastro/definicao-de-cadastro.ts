import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from '#components/form/definicao-de-formulario.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { RecursoComDocumentos } from '#lib/contracts/platform/documento.ts';
import type { Genero } from '#lib/domain/textos/concordancia.ts';

export interface RegistroDeCadastro extends Versionado {
  /** `CAIS` marks a record that ships with Cais; nobody can change it. */
  origem?: string;
  /** Fields of a shipped record that nobody has checked. */
  aConfirmar?: readonly string[];
}

/** Definition shared by all screens of a cadastro: its form, API, texts and routes. */
export interface DefinicaoDeCadastro<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  formulario: DefinicaoDeFormulario<Valores, Registro>;
  api: ListResource<Registro>;
  /** Name of the record: `Fornecedor`. */
  nome: string;
  /** The gender of `nome`, with which the sentences agree; masculine where it is not said. */
  genero?: Genero;
  emBranco: Valores;
  /** Returns the values for a copy of a record, without the values that must be unique. */
  aPartirDe: (registro: Registro) => Valores;
  titulo: (registro: Registro) => string;
  descricao: (registro: Registro) => string;
  /** Shown beside the title: the current state of the record. */
  sinais?: (registro: Registro) => ReactNode;
  /** Shown above the form: what the person should do about the record. */
  avisos?: (registro: Registro) => ReactNode;
  /** What the page of a record shipped with Cais says of it, besides its fields. */
  deFabrica?: (registro: Registro) => string;
  /** Title of a new record, where `nome` does not fit: `Nova revisão`. */
  tituloDoNovo?: string;
  /** Text under the title of a new record. */
  descricaoDoNovo?: string;
  /** Label of the link to a conflicting record: `Abrir o importador que já tem este CNPJ`. */
  linkDoDuplicado?: string;
  /** Effect of a deletion, as the end of a sentence about the record: `deixa de ser oferecido….` */
  aoExcluir: string;
  /** Labels of the fields in the history. */
  rotulos: Readonly<Record<string, string>>;
  /** Formatters of the history, for fields where the record holds more than the form. */
  valores?: NomesDosCampos['valores'];
  /** How the history describes changes in list fields. */
  listas?: NomesDosCampos['listas'];
  rotas: {
    lista: ToOptions;
    registro: (id: string) => ToOptions;
    novo: (de?: string) => ToOptions;
  };
  /** Resource of the attachments, if the cadastro has any. */
  anexos?: RecursoComDocumentos;
}
