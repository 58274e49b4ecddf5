import type { PontoNaTela, Tamanho } from './projecao.ts';

/** A view of the drawing: zoom factor `escala`, and an offset in pixels. */
export interface Vista extends PontoNaTela {
  escala: number;
}

const INTEIRA: Vista = { escala: 1, x: 0, y: 0 };

/** Returns the position of a point of the drawing on the screen. */
export function naVista({ escala, x, y }: Vista, ponto: PontoNaTela): PontoNaTela {
  return { x: ponto.x * escala + x, y: ponto.y * escala + y };
}

/** Returns the closest view that shows all these points with a margin. */
export function vistaDe(pontos: readonly PontoNaTela[], tamanho: Tamanho, margem: number): Vista {
  if (pontos.length === 0) return INTEIRA;
  const [xs, ys] = [pontos.map(({ x }) => x), pontos.map(({ y }) => y)];
  const [oeste, leste, norte, sul] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { largura, altura } = tamanho;
  const escala = Math.min(
    Math.max(1, (largura - 2 * margem) / Math.max(1, leste - oeste)),
    Math.max(1, (altura - 2 * margem) / Math.max(1, sul - norte)),
    MAIOR_DE_INICIO,
  );
  // While the whole height fits, the drawing stays centred vertically.
  const meio = { x: (oeste + leste) / 2, y: escala < NA_ALTURA ? altura / 2 : (norte + sul) / 2 };
  return conter({ escala, x: largura / 2 - meio.x * escala, y: altura / 2 - meio.y * escala }, tamanho);
}

/** Zooms by a factor around a point of the screen. */
export function aproximar(vista: Vista, fator: number, em: PontoNaTela, tamanho: Tamanho): Vista {
  const escala = Math.min(MAIOR, Math.max(1, vista.escala * fator));
  const razao = escala / vista.escala;
  return conter({ escala, x: em.x - (em.x - vista.x) * razao, y: em.y - (em.y - vista.y) * razao }, tamanho);
}

export function mover(vista: Vista, { x, y }: PontoNaTela, tamanho: Tamanho): Vista {
  return conter({ ...vista, x: vista.x + x, y: vista.y + y }, tamanho);
}

/** Pans just enough to show the point. */
export function mostrar(vista: Vista, ponto: PontoNaTela, tamanho: Tamanho): Vista {
  const { x, y } = naVista(vista, ponto);
  const quanto = (onde: number, extensao: number) => Math.max(BORDA, Math.min(extensao - BORDA, onde)) - onde;
  return mover(vista, { x: quanto(x, tamanho.largura), y: quanto(y, tamanho.altura) }, tamanho);
}

/** Limits the view so that the drawing always covers its frame. */
function conter({ escala, x, y }: Vista, { largura, altura }: Tamanho): Vista {
  const entre = (valor: number, extensao: number) => Math.min(0, Math.max(extensao - extensao * escala, valor));
  return { escala, x: entre(x, largura), y: entre(y, altura) };
}

const MAIOR = 24;
const MAIOR_DE_INICIO = 4;
const NA_ALTURA = 1.5;
const BORDA = 48;
