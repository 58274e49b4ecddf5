import { useController } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';

/** Connects a field of the open form to the views of `components/ui`. */
export function useCampo(nome: string, { obrigatorio = false }: { obrigatorio?: boolean } = {}) {
  const { idDoCampo } = useFormularioAberto();
  const { field, fieldState, formState } = useController({ name: nome });
  return {
    id: idDoCampo(nome),
    valor: field.value as unknown,
    aoMudar: field.onChange as (valor: unknown) => void,
    // A field that was only passed through is not wrong yet: a message would move the form under the pointer.
    aoSair: () => {
      if (fieldState.isDirty || fieldState.isTouched || fieldState.error || formState.isSubmitted) field.onBlur();
    },
    erro: fieldState.error?.message,
    texto: (field.value ?? '') as string,
    /** Empty text is null in the API. In a required field it stays text, so that the schema gives its message. */
    aoDigitar: (texto: string) => field.onChange(texto === '' && !obrigatorio ? null : texto),
  };
}
