import { useState } from 'react';
import type { ErroApi } from './erro-api.ts';

/** One write asked for by hand, and what the server has against it. After one that was done the asking is over: it stays as it was. */
export function useEnvio(aoRecusar?: (falha: ErroApi) => void) {
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
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
        setFalha(erro as ErroApi);
        aoRecusar?.(erro as ErroApi);
        setGravando(false);
        return false;
      }
    },
  };
}
