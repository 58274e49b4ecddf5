import { useEffect, useRef, useState } from 'react';
import { assumirRascunho, type ChaveDeRascunho, type Rascunho } from '#lib/drafts/rascunhos.ts';
import { abrirGuardaRascunho, type GuardaRascunho } from './guarda-rascunho.ts';

/** The draft of the form that is open here, which takes the place of the one it was restored from. */
export function useGuardaRascunho({ usuario, recurso, registro }: ChaveDeRascunho, restaurado: Rascunho | null) {
  const guarda = useRef<GuardaRascunho>(null);
  /** Null: it could not be kept. */
  const [guardadoEm, setGuardadoEm] = useState<Date | null>();
  const [veioDe] = useState(restaurado);
  useEffect(() => {
    const aberta = abrirGuardaRascunho({ usuario, recurso, registro }, setGuardadoEm);
    guarda.current = aberta;
    if (veioDe) assumirRascunho(veioDe, aberta.id).catch(() => {});
    return aberta.encerrar;
  }, [usuario, recurso, registro, veioDe]);
  return { guarda, guardadoEm };
}
