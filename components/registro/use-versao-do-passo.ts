import { useState } from 'react';
import { type ApiError, currentOfConflict } from '#lib/api/api-error.ts';

/** The version a step is taken of: the one on the page, or the one a refusal told of, which the page may show no more. */
export function useVersaoDoPasso(naPagina: number) {
  const [dita, setDita] = useState(0);
  return {
    versao: Math.max(naPagina, dita),
    aoRecusar: (erro: ApiError) => setDita(currentOfConflict(erro)?.versao ?? dita),
  };
}
