import { useEffect, useRef, useState } from 'react';
import { type DraftKey, removeDraft, takeOverDraft } from '#lib/drafts/drafts.ts';
import type { Abertura } from './abertura-do-formulario.ts';
import type { Valores } from './comparar-versoes.ts';
import { type DraftKeeper, openDraftKeeper } from './draft-keeper.ts';

/** The draft of the form that is open here; it takes the place of the one the form was opened with. */
export function useDraftKeeper({ usuario, recurso, registro }: DraftKey, { restaurado, superado }: Abertura<Valores>) {
  const guarda = useRef<DraftKeeper>(null);
  /** Null: it could not be kept. */
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
