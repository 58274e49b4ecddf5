import { useEffect, useRef, useState } from 'react';
import type { Valores } from '#lib/domain/versoes/versoes-do-campo.ts';
import { type DraftKey, removeDraft, takeOverDraft } from '#lib/drafts/drafts.ts';
import type { Abertura } from './abertura-do-formulario.ts';
import { type DraftKeeper, openDraftKeeper } from './draft-keeper.ts';

/** Keeps the draft of the open form. It replaces the draft with which the form opened. */
export function useDraftKeeper({ usuario, recurso, registro }: DraftKey, { restaurado, superado }: Abertura<Valores>) {
  const guarda = useRef<DraftKeeper>(null);
  /** Null means that the draft could not be stored. */
  const [guardadoEm, setGuardadoEm] = useState<Date | null>();
  useEffect(() => {
    const aberta = openDraftKeeper({ usuario, recurso, registro }, setGuardadoEm);
    guarda.current = aberta;
    if (restaurado) takeOverDraft(restaurado, aberta.id).catch(() => {});
    if (superado) removeDraft(superado.id).catch(() => {});
    return aberta.encerrar;
  }, [usuario, recurso, registro, restaurado, superado]);
  return { guarda, guardadoEm };
}
