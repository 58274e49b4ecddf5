import { useParams, useSearch } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { CamposEmSecoes, type SecoesDeCampos } from './CamposEmSecoes.tsx';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { NovoRegistro } from './NovoRegistro.tsx';
import { RegistroAberto } from './RegistroAberto.tsx';

/**
 * Builds the screens of a new and of an existing record, with the same fields. Their routes are those of `cadastroRoutes`. A new
 * record has no id yet.
 */
export function telasDoRegistro<Valores extends FieldValues, Registro extends RegistroDeCadastro>(
  cadastro: DefinicaoDeCadastro<Valores, Registro>,
  secoes: SecoesDeCampos<NoInfer<Valores>> | ((id: string | null) => SecoesDeCampos<NoInfer<Valores>>),
) {
  const campos = (id: string | null) => <CamposEmSecoes secoes={typeof secoes === 'function' ? secoes(id) : secoes} />;
  return {
    Novo() {
      const { de } = useSearch({ strict: false });
      return (
        <NovoRegistro cadastro={cadastro} de={de}>
          {campos(null)}
        </NovoRegistro>
      );
    },
    Um() {
      const { id = '' } = useParams({ strict: false });
      const { campo } = useSearch({ strict: false });
      return (
        <RegistroAberto cadastro={cadastro} id={id} campo={campo}>
          {campos(id)}
        </RegistroAberto>
      );
    },
  };
}
