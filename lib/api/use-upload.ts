import { useState } from 'react';
import type { ApiError } from './api-error.ts';

/** One write asked for by hand, and what the server has against it. After one that was done the asking is over: it stays as it was. */
export function useUpload(aoRecusar?: (falha: ApiError) => void) {
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ApiError | null>(null);
  return {
    gravando,
    falha,
    /** Whether it was done. */
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
