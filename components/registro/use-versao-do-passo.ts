import { useState } from 'react';
import { type ApiError, currentOfConflict } from '#lib/api/api-error.ts';

/** Returns the version to send with a step: the version on the page, or a newer version from a conflict that the page does not show. */
export function useVersaoDoPasso(naPagina: number) {
  const [dita, setDita] = useState(0);
  return {
    versao: Math.max(naPagina, dita),
    aoRecusar: (erro: ApiError) => setDita(currentOfConflict(erro)?.versao ?? dita),
  };
}
