import useEventCallback from '@mui/utils/useEventCallback';
import { useRef } from 'react';
import type { LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import type { SelecaoDaLista } from '#components/lista/use-selecao.ts';

/** Selects a row, or with Shift all rows between it and the one before. */
export function useEscolhaDeLinhas<Linha extends LinhaDeLista>(
  linhas: readonly Linha[],
  selecao: SelecaoDaLista<Linha>,
) {
  const anterior = useRef<string | null>(null);
  return useEventCallback((id: string, sim: boolean, comShift: boolean) => {
    const ids = linhas.map((linha) => linha.id);
    const [de, ate] = [comShift ? ids.indexOf(anterior.current ?? id) : -1, ids.indexOf(id)];
    const mudadas = de < 0 ? [id] : ids.slice(Math.min(de, ate), Math.max(de, ate) + 1);
    anterior.current = id;
    const outras = [...selecao.ids].filter((outra) => !mudadas.includes(outra));
    selecao.escolher(sim ? [...outras, ...mudadas] : outras);
  });
}
