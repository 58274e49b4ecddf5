import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CamposEmSecoes, type SecoesDeCampos } from './CamposEmSecoes.tsx';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { NovoRegistro } from './NovoRegistro.tsx';
import { RegistroAberto } from './RegistroAberto.tsx';

/**
 * Builds the screens of a new and of an existing record, with the same fields. Their routes are those of `cadastroRoutes`. `abaixo`
 * draws what only an existing record has.
 */
export function telasDoRegistro<Valores extends FieldValues, Registro extends RegistroDeCadastro>(
  cadastro: DefinicaoDeCadastro<Valores, Registro>,
  secoes: SecoesDeCampos<NoInfer<Valores>>,
  abaixo?: (id: string) => ReactNode,
) {
  const campos = <CamposEmSecoes secoes={secoes} />;
  return {
    Novo() {
      const { de } = useSearch({ strict: false });
      return (
        <NovoRegistro cadastro={cadastro} de={de}>
          {campos}
        </NovoRegistro>
      );
    },
    Um() {
      const { id = '' } = useParams({ strict: false });
      const { campo } = useSearch({ strict: false });
      return (
        <RegistroAberto cadastro={cadastro} id={id} campo={campo}>
          {campos}
          {abaixo?.(id)}
        </RegistroAberto>
      );
    },
  };
}
