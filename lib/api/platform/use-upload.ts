import { useState } from 'react';
import type { ApiError } from './api-error.ts';

/** State of a single write started by hand, with its error. After a success `gravando` stays true, because the dialog is finished. */
export function useUpload(aoRecusar?: (falha: ApiError) => void) {
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ApiError | null>(null);
  return {
    gravando,
    falha,
    /** Runs the write and returns whether it succeeded. */
    async enviar(gravar: () => Promise<unknown>): Promise<boolean> {
      setGravando(true);
      setFalha(null);
      try {
        await gravar();
        return true;
      } catch (erro) {
        setFalha(erro as ApiError);
        aoRecusar?.(erro as ApiError);
        setGravando(false);
        return false;
      }
    },
  };
}
