import { useState } from 'react';

/** An act of a person that takes a while: whether it is under way, and the sentence of the last one that failed. */
export function useAtoEmCurso() {
  const [ocupado, setOcupado] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const fazer = async (ato: () => Promise<unknown>) => {
    setOcupado(true);
    setFalha(null);
    try {
      await ato();
    } catch (erro) {
      setFalha((erro as Error).message);
    }
    setOcupado(false);
  };
  return { ocupado, falha, fazer };
}
