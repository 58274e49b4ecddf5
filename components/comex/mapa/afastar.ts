import type { PontoNaTela, Tamanho } from './projecao.ts';

/** A circle on the drawing: the point it marks, and its radius. */
export interface Circulo extends PontoNaTela {
  raio: number;
}

/**
 * Pushes circles apart until none overlap, because ports of the same coast are closer together than the marks are wide. Each circle
 * stays as near to its place as possible. If its place is in view, the whole circle is in view. The result is deterministic.
 */
export function afastar<C extends Circulo>(circulos: readonly C[], quadro: Tamanho): (C & { em: PontoNaTela })[] {
  const postos = circulos.map((circulo) => ({ ...circulo, em: { x: circulo.x, y: circulo.y } }));
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    // Moves circles inside first, then apart: a circle pushed back by the edge must not end on its neighbour.
    for (const posto of postos) manterDentro(posto, quadro);
    let mexeu = false;
    for (const [i, posto] of postos.entries()) {
      for (const outro of postos.slice(i + 1)) mexeu = separar(posto, outro) || mexeu;
    }
    if (!mexeu) break;
  }
  return postos;
}

/** Keeps the whole mark of a place at the edge in view. */
function manterDentro({ x, y, em, raio }: Posto, quadro: Tamanho): void {
  if (foraDaVista({ x, y }, quadro)) return;
  const borda = raio + FOLGA_DA_BORDA;
  em.x = Math.min(Math.max(em.x, borda), quadro.largura - borda);
  em.y = Math.min(Math.max(em.y, borda), quadro.altura - borda);
}

export function foraDaVista({ x, y }: PontoNaTela, { largura, altura }: Tamanho): boolean {
  return x < 0 || y < 0 || x > largura || y > altura;
}

function separar(posto: Posto, outro: Posto): boolean {
  const distancia = posto.raio + outro.raio + FOLGA;
  let [dx, dy] = [outro.em.x - posto.em.x, outro.em.y - posto.em.y];
  const entre = Math.hypot(dx, dy);
  if (entre >= distancia - 0.01) return false;
  // Of two circles on the same point, the second moves down. Any direction works, but it must always be the same.
  if (entre === 0) [dx, dy] = [0, 1];
  const passo = (distancia - entre) / 2 / (entre || 1);
  posto.em.x -= dx * passo;
  posto.em.y -= dy * passo;
  outro.em.x += dx * passo;
  outro.em.y += dy * passo;
  return true;
}

interface Posto extends Circulo {
  em: PontoNaTela;
}

/** A name beside a circle. */
export interface Rotulo extends PontoNaTela {
  lado: 'direita' | 'esquerda';
}

/** Places names beside the circles that have room; null for the others. Earlier circles take precedence. */
export function rotular(
  circulos: readonly { em: PontoNaTela; raio: number; nome: string }[],
  { largura, altura }: Tamanho,
): (Rotulo | null)[] {
  const ocupados: Caixa[] = circulos.map(({ em: { x, y }, raio }) => [x - raio, y - raio, x + raio, y + raio]);
  return circulos.map(({ em: { x, y }, raio, nome }) => {
    const comprimento = nome.length * LETRA + 4;
    for (const lado of ['direita', 'esquerda'] as const) {
      const de = lado === 'direita' ? x + raio + 4 : x - raio - 4 - comprimento;
      const caixa: Caixa = [de, y - 8, de + comprimento, y + 8];
      const cabe = de >= 0 && caixa[2] <= largura && caixa[1] >= 0 && caixa[3] <= altura;
      if (!cabe || ocupados.some((outra) => seCruzam(caixa, outra))) continue;
      ocupados.push(caixa);
      return { lado, x: lado === 'direita' ? de : de + comprimento, y };
    }
    return null;
  });
}

type Caixa = readonly [esquerda: number, topo: number, direita: number, base: number];

const seCruzam = (a: Caixa, b: Caixa): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const RODADAS = 200;
/** Pixels between two marks, and between a mark and the edge. */
const FOLGA = 2;
const FOLGA_DA_BORDA = 4;
/** Average width in pixels of a letter of 12 px. */
const LETRA = 7.4;
