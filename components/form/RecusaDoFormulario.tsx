import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from './definicao-de-formulario.ts';
import { errosDosCampos } from './erros-do-formulario.ts';
import { FalhaAoGravar } from './FalhaAoGravar.tsx';
import { focarCampo, ResumoDeErros } from './ResumoDeErros.tsx';
import type { FormularioUsado } from './use-formulario.ts';

interface RecusaDoFormularioProps<V extends FieldValues, R extends Versionado> {
  /** Prefix of the DOM ids of the form. */
  id: string;
  definicao: Pick<DefinicaoDeFormulario<V, R>, 'campos'>;
  formulario: FormularioUsado<V, R>;
  /** Mounts the part that contains a field, for forms that do not show all parts at once. */
  aoProcurarCampo?: ((caminho: string) => void) | undefined;
  /** Link to the existing record that conflicts with this record. */
  linkDoDuplicado?: ((id: string) => ReactNode) | undefined;
}

/** Why a save was refused: it takes the keyboard, or leads it to the only field that is wrong. */
export function RecusaDoFormulario<V extends FieldValues, R extends Versionado>(props: RecusaDoFormularioProps<V, R>) {
  const { id, definicao, formulario, aoProcurarCampo, linkDoDuplicado } = props;
  const { form, falha, recusas, tentarGravar } = formulario;
  const erros = errosDosCampos(form.formState.errors, Object.keys(definicao.campos));
  const irAoCampo = (caminho: string) => {
    aoProcurarCampo?.(caminho);
    focarCampo(`${id}-${caminho}`);
  };
  const focarORecusado = useEffectEvent(() => {
    const [primeiro] = erros;
    if (falha) focarCampo(`${id}-falha`);
    else if (erros.length === 1 && primeiro) irAoCampo(primeiro.caminho);
    else focarCampo(`${id}-erros`);
  });
  useEffect(() => {
    if (recusas > 0) focarORecusado();
  }, [recusas]);
  return (
    <>
      {falha && (
        <FalhaAoGravar id={`${id}-falha`} falha={falha} aoTentar={tentarGravar} linkDoDuplicado={linkDoDuplicado} />
      )}
      {recusas > 0 && <ResumoDeErros id={`${id}-erros`} erros={erros} aoIr={irAoCampo} />}
    </>
  );
}
