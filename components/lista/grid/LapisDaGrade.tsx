import EditOutlined from '@mui/icons-material/EditOutlined';
import { type Ref, useImperativeHandle, useRef } from 'react';

export interface Lapis {
  /** Puts the pencil on the cell under the pointer; hides it on a cell that is not edited. */
  mostrar: (sobre: EventTarget) => void;
}

interface LapisDaGradeProps {
  ref: Ref<Lapis>;
  aoEditar: (celula: HTMLElement) => void;
}

/**
 * The pencil of the cell under the pointer: one button for the whole grid, moved without rendering a row. The keyboard edits by F2.
 */
export function LapisDaGrade({ ref, aoEditar }: LapisDaGradeProps) {
  const botao = useRef<HTMLButtonElement>(null);
  const celula = useRef<HTMLElement | null>(null);
  useImperativeHandle(ref, () => ({
    mostrar: (sobre) => {
      const nova = sobre instanceof Element ? sobre.closest<HTMLElement>('td[data-edita]') : null;
      if (nova === celula.current || !botao.current) return;
      celula.current = nova;
      botao.current.hidden = nova === null;
      if (nova) porEm(botao.current, nova);
    },
  }));
  return (
    <button
      ref={botao}
      type="button"
      hidden
      tabIndex={-1}
      className="cell-button pencil"
      onClick={() => celula.current && aoEditar(celula.current)}
    >
      <EditOutlined fontSize="inherit" />
    </button>
  );
}

/** At the right end of the cell, within the box that scrolls. */
function porEm(botao: HTMLButtonElement, celula: HTMLElement): void {
  const caixa = botao.offsetParent ?? botao.parentElement;
  const [caixaDaCelula, daCaixa] = [celula.getBoundingClientRect(), caixa?.getBoundingClientRect()];
  botao.setAttribute('aria-label', celula.dataset.edita ?? '');
  botao.title = `${celula.dataset.edita} (F2)`;
  botao.style.insetInlineStart = `${caixaDaCelula.right - (daCaixa?.left ?? 0) + (caixa?.scrollLeft ?? 0) - LARGURA}px`;
  botao.style.insetBlockStart = `${caixaDaCelula.top - (daCaixa?.top ?? 0) + (caixaDaCelula.height - LARGURA) / 2}px`;
}

/** In pixels. */
const LARGURA = 28;
