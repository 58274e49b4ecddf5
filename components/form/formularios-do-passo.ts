import useEventCallback from '@mui/utils/useEventCallback';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** A form inside a wizard, as the wizard sees it. */
interface FormularioDoPasso {
  estaSujo: () => boolean;
  gravar: () => Promise<unknown>;
  /** Stores the typed text as a draft; false if this browser cannot store drafts. */
  guardar: () => Promise<boolean>;
}

/** Registers a form with the wizard around it, whose bar saves the form. Null outside a wizard. */
export const PassoContexto = createContext<((formulario: FormularioDoPasso) => () => void) | null>(null);

/** Registers the form with the wizard around it, and returns whether there is such a wizard. */
export function useNoPasso(formulario: FormularioDoPasso): boolean {
  const registrar = useContext(PassoContexto);
  const estaSujo = useEventCallback(formulario.estaSujo);
  const gravar = useEventCallback(formulario.gravar);
  const guardar = useEventCallback(formulario.guardar);
  useEffect(() => registrar?.({ estaSujo, gravar, guardar }), [registrar, estaSujo, gravar, guardar]);
  return registrar !== null;
}

/** Gives a wizard control over the forms open in it. `registrar` goes to `PassoContexto`. */
export function useFormulariosDoPasso() {
  const abertos = useRef(new Set<FormularioDoPasso>());
  const registrar = useCallback((formulario: FormularioDoPasso) => {
    abertos.current.add(formulario);
    return () => {
      abertos.current.delete(formulario);
    };
  }, []);
  const sujos = () => [...abertos.current].filter(({ estaSujo }) => estaSujo());
  return {
    registrar,
    /** Saves the forms. Returns false if something is still unsaved: a save was refused, or a conflict awaits the person's answer. */
    async gravar(): Promise<boolean> {
      for (const formulario of sujos()) {
        await formulario.gravar();
        if (formulario.estaSujo()) return false;
      }
      return true;
    },
    /** Stores drafts. Returns how many forms have unsaved changes, and whether all drafts were stored. */
    async guardar(): Promise<{ sujos: number; guardados: boolean }> {
      const guardados = await Promise.all(sujos().map(({ guardar }) => guardar()));
      return { sujos: guardados.length, guardados: guardados.every(Boolean) };
    },
  };
}
