import { useState } from 'react';
import { type ApiError, currentOfConflict } from '#lib/api/platform/api-error.ts';

/**
 * Returns the version to send with a step. It is the version on the page, or a newer one that a conflict reported and the page may
 * not show.
 */
export function useVersaoDoPasso(naPagina: number) {
  const [dita, setDita] = useState(0);
  return {
    versao: Math.max(naPagina, dita),
    aoRecusar: (erro: ApiError) => setDita(currentOfConflict(erro)?.versao ?? dita),
  };
}
