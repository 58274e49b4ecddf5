import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';
import { colarDeNovo, ehBloco } from './colar-bloco.ts';
import { deixarSair } from './deixar-sair.ts';
import type { InicioDaEdicao } from './item-grid-columns.tsx';
import type { LugarDaCelula } from './item-grid-erros.ts';

type AtoDoAtalho = 'desfazer' | 'refazer' | 'preencher' | 'remover';

interface GradeComTeclas {
  caixa: RefObject<HTMLElement | null>;
  grade: RefObject<DataSheetGridRef | null>;
  ativa: LugarDaCelula | null;
  somenteLeitura: boolean;
  atos: Readonly<Record<AtoDoAtalho, (() => void) | undefined>>;
}

/** The keys and the paste of a grid that the library does not do, or does otherwise. */
export function useTeclasDaGrade({ caixa, grade, ativa, somenteLeitura, atos }: GradeComTeclas) {
  const inicio = useRef<InicioDaEdicao>('editar');
  /** Runs in the capture phase, before the library: the library listens on the document, and its own Ctrl+D duplicates rows. */
  const aoTeclar = (evento: KeyboardEvent) => {
    inicio.current = ehEscrita(evento) ? 'substituir' : 'editar';
    if (evento.key === 'Tab' && !grade.current?.activeCell) deixarSair(caixa.current);
    if (!(evento.ctrlKey || evento.metaKey) || evento.altKey) return;
    const tecla = evento.key.toLowerCase();
    const editando = evento.target instanceof HTMLInputElement;
    const ato = editando || somenteLeitura ? undefined : ATALHOS[evento.shiftKey ? `shift ${tecla}` : tecla];
    if (ato === undefined && tecla !== 'd') return;
    evento.preventDefault();
    evento.nativeEvent.stopImmediatePropagation();
    if (ato) atos[ato]?.();
  };
  /** A block pasted while one cell is edited goes to the grid: the field of the cell would take the whole of it. */
  const aoColar = (evento: ClipboardEvent) => {
    if (!(evento.target instanceof HTMLInputElement) || !ativa) return;
    if (!ehBloco(evento.clipboardData.getData('text/plain'))) return;
    evento.preventDefault();
    grade.current?.setActiveCell(ativa);
    colarDeNovo(evento.clipboardData);
  };
  const aoSair = (destino: EventTarget | null) => {
    // Otherwise keys typed elsewhere would reach the active cell.
    if (destino instanceof Node && !caixa.current?.contains(destino)) grade.current?.setActiveCell(null);
  };
  return { inicio, aoTeclar, aoColar, aoSair };
}

const ATALHOS: Readonly<Record<string, AtoDoAtalho>> = {
  z: 'desfazer',
  y: 'refazer',
  'shift z': 'refazer',
  d: 'preencher',
  delete: 'remover',
};

function ehEscrita({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
