import { useController } from 'react-hook-form';
import { useFormularioAberto } from './formulario-contexto.ts';

/** One value of the open form, as the views of `components/ui` want it. */
export function useCampo(nome: string, { obrigatorio = false }: { obrigatorio?: boolean } = {}) {
  const { idDoCampo } = useFormularioAberto();
  const { field, fieldState } = useController({ name: nome });
  return {
    id: idDoCampo(nome),
    valor: field.value as unknown,
    aoMudar: field.onChange as (valor: unknown) => void,
    aoSair: field.onBlur,
    erro: fieldState.error?.message,
    texto: (field.value ?? '') as string,
    /** Nothing written is null on the wire; where something must be, it stays text, for the schema's sentence about it. */
    aoDigitar: (texto: string) => field.onChange(texto === '' && !obrigatorio ? null : texto),
  };
}
