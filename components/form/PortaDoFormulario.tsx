import { type RefObject, useEffect } from 'react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { useFormularioAberto } from './formulario-contexto.ts';

/** Saves any unsaved changes and resolves to the resulting version; null if the save is refused. */
export type GravarAntes = () => Promise<number | null>;

interface PortaDoFormularioProps<Valores extends FieldValues> {
  /** Version of the saved record; `salvos` holds the form values of that record. */
  versao: number;
  salvos: Valores;
  /** Version of the last save, available before the record is rendered again. */
  gravada: RefObject<number>;
  gravarAntes: RefObject<GravarAntes>;
  /** Replaces the whole content of the form. */
  aplicar?: RefObject<(conteudo: Valores) => void>;
}

/** Gives components outside the open form access to its content. */
export function PortaDoFormulario<Valores extends FieldValues>(props: PortaDoFormularioProps<Valores>) {
  const { versao, salvos, gravada, gravarAntes, aplicar } = props;
  const { getValues, setValue } = useFormContext<Valores>();
  const { gravar } = useFormularioAberto();
  useEffect(() => {
    gravarAntes.current = async () => {
      if (mesmoValor(getValues(), salvos)) return versao;
      return (await gravar()) ? gravada.current : null;
    };
    if (!aplicar) return;
    aplicar.current = (conteudo) => {
      for (const [campo, valor] of Object.entries(conteudo)) {
        setValue(campo as Path<Valores>, valor, { shouldDirty: true, shouldTouch: true });
      }
    };
  });
  return null;
}
