import { useEffect, useRef, useState } from 'react';
import { assumirRascunho, type ChaveDeRascunho, retirarRascunho } from '#lib/drafts/rascunhos.ts';
import type { Abertura } from './abertura-do-formulario.ts';
import type { Valores } from './comparar-versoes.ts';
import { abrirGuardaRascunho, type GuardaRascunho } from './guarda-rascunho.ts';

/** The draft of the form that is open here; it takes the place of the one the form was opened with. */
export function useGuardaRascunho(
  { usuario, recurso, registro }: ChaveDeRascunho,
  { restaurado, superado }: Abertura<Valores>,
) {
  const guarda = useRef<GuardaRascunho>(null);
  /** Null: it could not be kept. */
  const [guardadoEm, setGuardadoEm] = useState<Date | null>();
  useEffect(() => {
    const aberta = abrirGuardaRascunho({ usuario, recurso, registro }, setGuardadoEm);
    guarda.current = aberta;
    if (restaurado) assumirRascunho(restaurado, aberta.id).catch(() => {});
    if (superado) retirarRascunho(superado.id).catch(() => {});
    return aberta.encerrar;
  }, [usuario, recurso, registro, restaurado, superado]);
  return { guarda, guardadoEm };
}
