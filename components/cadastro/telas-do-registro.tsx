import { useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { NovoRegistro } from './NovoRegistro.tsx';
import { RegistroAberto } from './RegistroAberto.tsx';

/** Builds the screens of a new and of an existing record, with the same fields. Their routes are those of `cadastroRoutes`. */
export function telasDoRegistro<Valores extends FieldValues, Registro extends RegistroDeCadastro>(
  cadastro: DefinicaoDeCadastro<Valores, Registro>,
  Campos: ComponentType,
) {
  return {
    Novo() {
      const { de } = useSearch({ strict: false });
      return (
        <NovoRegistro cadastro={cadastro} de={de}>
          <Campos />
        </NovoRegistro>
      );
    },
    Um() {
      const { id = '' } = useParams({ strict: false });
      const { campo } = useSearch({ strict: false });
      return (
        <RegistroAberto cadastro={cadastro} id={id} campo={campo}>
          <Campos />
        </RegistroAberto>
      );
    },
  };
}
