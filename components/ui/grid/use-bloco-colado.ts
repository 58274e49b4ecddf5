import { type RefObject, useEffect, useRef } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';
import { type IndicioDeNumeros, indicioDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import type { ColunaDaGrade } from './item-grid-columns.tsx';

/**
 * Keeps what the columns of figures of the block being pasted tell of how numbers are written. The library gives one column at a time,
 * so the whole block is read before it takes the event.
 */
export function useBlocoColado(
  grade: RefObject<DataSheetGridRef | null>,
  colunas: readonly ColunaDaGrade[],
): RefObject<readonly IndicioDeNumeros[]> {
  const bloco = useRef<readonly IndicioDeNumeros[]>([]);
  useEffect(() => {
    const ouvir = ({ clipboardData }: ClipboardEvent) => {
      const primeira = grade.current?.selection?.min.col ?? grade.current?.activeCell?.col ?? 0;
      bloco.current = indiciosDoBloco(clipboardData?.getData('text/plain') ?? '', colunas.slice(primeira));
    };
    document.addEventListener('paste', ouvir, true);
    return () => document.removeEventListener('paste', ouvir, true);
  }, [grade, colunas]);
  return bloco;
}

function indiciosDoBloco(texto: string, colunas: readonly ColunaDaGrade[]): IndicioDeNumeros[] {
  const linhas = texto.split(/\r?\n/).map((linha) => linha.split('\t'));
  return colunas.flatMap(({ tipo }, indice) =>
    tipo === 'decimal' ? [indicioDeNumeros(linhas.map((celulas) => celulas[indice] ?? ''))] : [],
  );
}
