import { useState } from 'react';
import { ApiError } from '#lib/api/platform/api-error.ts';

/** Runs one step of a dialog at a time, and keeps why it failed: by field, or as a sentence. */
export function usePasso(outraFalha = 'Não foi possível. Tente de novo.') {
  const [fazendo, setFazendo] = useState(false);
  const [campos, setCampos] = useState<Record<string, string>>({});
  const [falha, setFalha] = useState<string | null>(null);
  const fazer = async (passo: () => Promise<void>) => {
    if (fazendo) return;
    setFazendo(true);
    setCampos({});
    setFalha(null);
    try {
      await passo();
    } catch (erro) {
      const recusa = erro instanceof ApiError ? erro : null;
      const porCampo = recusa?.campos ?? {};
      setCampos(porCampo);
      if (Object.keys(porCampo).length === 0) setFalha(recusa?.message ?? outraFalha);
    }
    setFazendo(false);
  };
  return { fazendo, campos, falha, fazer };
}
