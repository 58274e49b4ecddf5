import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** A form that is open in a walk of steps, as the walk sees it. */
interface FormularioDoPasso {
  estaSujo: () => boolean;
  gravar: () => Promise<unknown>;
  /** What was typed is kept for later; false where this browser keeps nothing. */
  guardar: () => Promise<boolean>;
}

/** Where forms stand in a walk of steps, whose bar saves them: each says that it is there. Null anywhere else. */
export const PassoContexto = createContext<((formulario: FormularioDoPasso) => () => void) | null>(null);

/** Whether the form stands in a walk of steps, to which it is made known. */
export function useNoPasso(formulario: FormularioDoPasso): boolean {
  const registrar = useContext(PassoContexto);
  const atual = useRef(formulario);
  atual.current = formulario;
  useEffect(
    () =>
      registrar?.({
        estaSujo: () => atual.current.estaSujo(),
        gravar: () => atual.current.gravar(),
        guardar: () => atual.current.guardar(),
      }),
    [registrar],
  );
  return registrar !== null;
}

/** What a walk of steps does with the forms that are open in it; `registrar` is for its `PassoContexto`. */
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
    /** False when something is still unsaved: it was refused, or waits for an answer about somebody else's change. */
    async gravar(): Promise<boolean> {
      for (const formulario of sujos()) {
        await formulario.gravar();
        if (formulario.estaSujo()) return false;
      }
      return true;
    },
    /** How many have something that is not saved, and whether all of it is kept as a draft. */
    async guardar(): Promise<{ sujos: number; guardados: boolean }> {
      const guardados = await Promise.all(sujos().map(({ guardar }) => guardar()));
      return { sujos: guardados.length, guardados: guardados.every(Boolean) };
    },
  };
}
