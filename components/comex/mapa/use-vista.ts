import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { PontoNaTela, Tamanho } from './projecao.ts';
import { aproximar, mostrar, mover, type Vista } from './vista.ts';

/**
 * Pan and zoom of a drawing by wheel, fingers, drag and keys. Arrows pan, + and − zoom, and 0 shows everything again. Until the
 * person changes the view, it is `inicial`, which follows the content.
 */
export function useVista(quadro: RefObject<HTMLElement | null>, tamanho: Tamanho, inicial: Vista, movel: boolean) {
  const [mudada, setMudada] = useState<Vista | null>(null);
  const vista = mudada ?? inicial;
  const meio = { x: tamanho.largura / 2, y: tamanho.altura / 2 };
  const zoom = (fator: number, em: PontoNaTela = meio) => setMudada(aproximar(vista, fator, em, tamanho));
  const andar = (passo: PontoNaTela) => setMudada(mover(vista, passo, tamanho));

  const rodar = useEffectEvent((evento: WheelEvent) => {
    evento.preventDefault();
    zoom(Math.exp(-evento.deltaY * (evento.ctrlKey ? 0.01 : 0.002)), dentro(quadro.current, evento));
  });
  useEffect(() => {
    const elemento = movel ? quadro.current : null;
    // React registers wheel listeners as passive, which cannot stop the page from scrolling.
    elemento?.addEventListener('wheel', rodar, { passive: false });
    return () => elemento?.removeEventListener('wheel', rodar);
  }, [quadro, movel]);

  const dedos = useRef(new Map<number, PontoNaTela>());
  const arrastar = {
    onPointerDown: (evento: PointerEvent) => {
      if (evento.button !== 0 || (evento.target as Element).closest('button, a')) return;
      quadro.current?.setPointerCapture?.(evento.pointerId);
      dedos.current.set(evento.pointerId, dentro(quadro.current, evento));
    },
    onPointerMove: (evento: PointerEvent) => {
      const antes = dedos.current.get(evento.pointerId);
      if (!antes) return;
      const agora = dentro(quadro.current, evento);
      const [outro] = [...dedos.current].flatMap(([id, onde]) => (id === evento.pointerId ? [] : [onde]));
      dedos.current.set(evento.pointerId, agora);
      if (outro) zoom(distancia(agora, outro) / Math.max(1, distancia(antes, outro)), entre(agora, outro));
      else andar({ x: agora.x - antes.x, y: agora.y - antes.y });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => dedos.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => dedos.current.delete(pointerId),
  };

  /** Zooms around `em`, the position of the focused mark. */
  const teclar = (evento: KeyboardEvent, em: PontoNaTela | undefined) => {
    if (evento.altKey || evento.ctrlKey || evento.metaKey) return;
    const passo = PASSOS[evento.key];
    if (passo) andar(passo);
    else if (evento.key === '+' || evento.key === '=') zoom(PERTO, em);
    else if (evento.key === '-') zoom(1 / PERTO, em);
    else if (evento.key === '0') setMudada(null);
    else return;
    evento.preventDefault();
  };

  return {
    vista,
    arrastar,
    teclar,
    mudou: mudada !== null,
    aproximar: () => zoom(PERTO),
    afastar: () => zoom(1 / PERTO),
    verTudo: () => setMudada(null),
    /** For a mark that takes the focus beyond the edge. */
    mostrar: (ponto: PontoNaTela) => setMudada(mostrar(vista, ponto, tamanho)),
  };
}

function dentro(quadro: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): PontoNaTela {
  const { left, top } = quadro?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: clientX - left, y: clientY - top };
}

const distancia = (a: PontoNaTela, b: PontoNaTela): number => Math.hypot(a.x - b.x, a.y - b.y);
const entre = (a: PontoNaTela, b: PontoNaTela): PontoNaTela => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const PERTO = 1.6;
const PASSOS: Readonly<Record<string, PontoNaTela>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};
