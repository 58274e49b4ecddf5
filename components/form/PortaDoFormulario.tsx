import { type RefObject, useEffect } from 'react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { mesmoValor } from './comparar-versoes.ts';
import { useFormularioAberto } from './formulario-contexto.ts';

/** Saves what is typed, if anything is, and answers the version there is then; null when it was refused. */
export type GravarAntes = () => Promise<number | null>;

interface PortaDoFormularioProps<Valores extends FieldValues> {
  /** The record as it is saved: its version, and what the form would be of it. */
  versao: number;
  salvos: Valores;
  /** The version of the last save, known before the record is drawn again. */
  gravada: RefObject<number>;
  gravarAntes: RefObject<GravarAntes>;
  /** Puts a whole content into the form. */
  aplicar?: RefObject<(conteudo: Valores) => void>;
}

/** What those outside of the open form do with what is in it. */
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
