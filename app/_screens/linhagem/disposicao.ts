import type { ArestaDaLinhagem, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { TIPOS_DA_LINHAGEM, type TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import { linhasDoNo } from './no-por-extenso.ts';

/** In pixels. A card is as wide as the columns leave it, and not less than can be read. */
const CARTAO = { largura: 200, minima: 132, cabeca: 38, titulo: 22, linha: 17, margem: 26 };
const VAO = { entre: 56, minimo: 24, abaixo: 12 };
/** Height of the column names, in pixels. */
export const CABECA = 32;
const MARGEM = 12;

export interface Lugar {
  no: NoDaLinhagem;
  coluna: number;
  x: number;
  y: number;
  altura: number;
}

export interface Disposicao {
  largura: number;
  altura: number;
  /** Width of each card. */
  cartao: number;
  colunas: { tipo: TipoDaLinhagem; x: number }[];
  /** By id, column by column, each from top to bottom. */
  lugares: ReadonlyMap<string, Lugar>;
  tracos: { aresta: ArestaDaLinhagem; d: string }[];
}

/**
 * A small layered layout: one column per level that has nodes, each node near its links. An edge that skips a column passes above
 * its cards, and such edges to the same end share a lane. Where the frame is narrow (`disponivel`, in pixels), first the gaps and then the
 * cards give way, and their texts take more lines.
 */
export function dispor(
  nos: readonly NoDaLinhagem[],
  arestas: readonly ArestaDaLinhagem[],
  disponivel = Number.POSITIVE_INFINITY,
): Disposicao {
  const niveis = TIPOS_DA_LINHAGEM.map((tipo) => nos.filter((no) => no.tipo === tipo)).filter(
    ({ length }) => length > 0,
  );
  const colunas = semCruzar(niveis, arestas);
  const { cartao, entre } = larguras(colunas.length, disponivel);
  const colunaDe = new Map(colunas.flatMap((coluna, i) => coluna.map(({ id }) => [id, i] as const)));
  const longas = arestas.filter(({ de, para }) => (colunaDe.get(para) ?? 0) - (colunaDe.get(de) ?? 0) > 1);
  const faixas = faixasDas(longas);
  const quantas = new Set(faixas.values()).size;
  const passo = quantas > 0 ? Math.min(8, MAXIMO_DAS_FAIXAS / quantas) : 0;
  const topo = CABECA + MARGEM + Math.ceil(quantas * passo);
  const x = (coluna: number) => MARGEM + coluna * (cartao + entre);
  const lugares = new Map(
    colunas.flatMap((coluna, i) => {
      let y = topo;
      return coluna.map((no) => {
        const lugar = { no, coluna: i, x: x(i), y, altura: alturaDoCartao(no, cartao) };
        y += lugar.altura + VAO.abaixo;
        return [no.id, lugar] as const;
      });
    }),
  );
  return {
    largura: Math.max(0, x(colunas.length) - entre) + MARGEM,
    altura: Math.max(topo, ...[...lugares.values()].map(({ y, altura }) => y + altura)) + MARGEM,
    colunas: colunas.flatMap(([primeiro], i) => (primeiro ? [{ tipo: primeiro.tipo, x: x(i) }] : [])),
    cartao,
    lugares,
    tracos: arestas.flatMap((aresta) => {
      const [de, para] = [lugares.get(aresta.de), lugares.get(aresta.para)];
      if (!de || !para) return [];
      const faixa = faixas.get(aresta);
      return [
        {
          aresta,
          d: traco({ de, para, cartao, entre }, faixa === undefined ? null : CABECA + MARGEM / 2 + faixa * passo),
        },
      ];
    }),
  };
}

export type Direcao = 'acima' | 'abaixo' | 'esquerda' | 'direita';

/**
 * Where an arrow key leads. Up and down stay in the column. Left and right go to the nearest linked node or, without one, to the
 * nearest node of any.
 */
export function vizinho(
  { lugares }: Disposicao,
  arestas: readonly ArestaDaLinhagem[],
  id: string,
  direcao: Direcao,
): string | null {
  const aqui = lugares.get(id);
  if (!aqui) return null;
  const outros = [...lugares.values()].filter(({ no }) => no.id !== id);
  if (direcao === 'acima' || direcao === 'abaixo') {
    const sinal = direcao === 'acima' ? -1 : 1;
    const naColuna = outros.filter(({ coluna, y }) => coluna === aqui.coluna && (y - aqui.y) * sinal > 0);
    return maisPerto(naColuna, aqui);
  }
  const sinal = direcao === 'esquerda' ? -1 : 1;
  const doLado = outros.filter(({ coluna }) => (coluna - aqui.coluna) * sinal > 0);
  const ligados = new Set(arestas.flatMap(({ de, para }) => (de === id ? [para] : para === id ? [de] : [])));
  return (
    maisPerto(
      doLado.filter(({ no }) => ligados.has(no.id)),
      aqui,
    ) ?? maisPerto(doLado, aqui)
  );
}

/** The nearest column wins; within it, the nearest height. */
function maisPerto(lugares: readonly Lugar[], { coluna, y }: Lugar): string | null {
  const distancia = (lugar: Lugar) => Math.abs(lugar.coluna - coluna) * 1_000_000 + Math.abs(lugar.y - y);
  const [perto] = lugares.toSorted((a, b) => distancia(a) - distancia(b));
  return perto?.no.id ?? null;
}

function larguras(colunas: number, disponivel: number): { cartao: number; entre: number } {
  const vaos = Math.max(1, colunas - 1);
  const sobra = disponivel - 2 * MARGEM - colunas * CARTAO.largura;
  const entre = Math.floor(Math.max(VAO.minimo, Math.min(VAO.entre, sobra / vaos)));
  const cartao = Math.floor((disponivel - 2 * MARGEM - (colunas - 1) * entre) / colunas);
  return { cartao: Math.max(CARTAO.minima, Math.min(CARTAO.largura, cartao)), entre };
}

function alturaDoCartao(no: NoDaLinhagem, cartao: number): number {
  const util = cartao - CARTAO.margem;
  const linhas = linhasDoNo(no).reduce((soma, linha) => soma + linhasDoTexto(linha, util), 0);
  return CARTAO.cabeca + CARTAO.titulo * linhasDoTexto(no.titulo, util, DO_TITULO) + CARTAO.linha * Math.max(1, linhas);
}

/**
 * How many lines a text of 12 px takes in a width in pixels, as the browser breaks it: between words, and a word longer than the line
 * anywhere. The widths of the letters are rounded up, so that a card has rather too much room than too little.
 */
function linhasDoTexto(texto: string, largura: number, corpo = 1): number {
  let [linhas, usada] = [1, 0];
  for (const palavra of texto.split(' ')) {
    const larguraDaPalavra = corpo * [...palavra].reduce((soma, letra) => soma + larguraDaLetra(letra), 0);
    const comEspaco = usada === 0 ? larguraDaPalavra : usada + corpo * ESPACO + larguraDaPalavra;
    if (comEspaco <= largura) usada = comEspaco;
    else {
      linhas += (usada === 0 ? 0 : 1) + Math.ceil(larguraDaPalavra / largura) - 1;
      usada = larguraDaPalavra % largura;
    }
  }
  return linhas;
}

function larguraDaLetra(letra: string): number {
  if (/[MWmw@%]/.test(letra)) return 11;
  if (/[A-ZÀ-Ý]/.test(letra)) return 8.3;
  return /[iljtfr.,:;'|/()-]/.test(letra) ? 4.6 : 7.1;
}

const ESPACO = 3.5;
/** The title is larger, and bold. */
const DO_TITULO = 1.2;

/**
 * Orders each column by the positions of its links, sweeping forth and back, so that fewer edges cross. The "Mais …" node stays
 * last.
 */
function semCruzar(niveis: readonly NoDaLinhagem[][], arestas: readonly ArestaDaLinhagem[]): NoDaLinhagem[][] {
  const ligados = new Map<string, string[]>();
  for (const { de, para } of arestas) {
    ligados.set(de, [...(ligados.get(de) ?? []), para]);
    ligados.set(para, [...(ligados.get(para) ?? []), de]);
  }
  const colunas = niveis.map((nivel) => [...nivel]);
  const posicoes = new Map(colunas.flatMap((coluna) => coluna.map(({ id }, i) => [id, i] as const)));
  const ida = colunas.map((_, i) => i);
  for (const i of [...ida, ...ida.toReversed(), ...ida, ...ida.toReversed()]) {
    const peso = (no: NoDaLinhagem) => {
      if (no.mais > 0) return Number.POSITIVE_INFINITY;
      const posicoesLigadas = (ligados.get(no.id) ?? []).map((id) => posicoes.get(id) ?? 0);
      return posicoesLigadas.length === 0
        ? (posicoes.get(no.id) ?? 0)
        : posicoesLigadas.reduce((soma, posicao) => soma + posicao, 0) / posicoesLigadas.length;
    };
    const pesados = (colunas[i] ?? []).map((no) => ({ no, peso: peso(no) }));
    pesados.sort((a, b) => (a.peso === b.peso ? 0 : a.peso - b.peso));
    colunas[i] = pesados.map(({ no }) => no);
    for (const [j, { no }] of pesados.entries()) posicoes.set(no.id, j);
  }
  return colunas;
}

/** One lane per origin or per destination, whichever are fewer: a hundred items that go into one DCI share its lane. */
function faixasDas(longas: readonly ArestaDaLinhagem[]): Map<ArestaDaLinhagem, number> {
  const [saidas, chegadas] = [new Set(longas.map(({ de }) => de)), new Set(longas.map(({ para }) => para))];
  const ponta = chegadas.size <= saidas.size ? 'para' : 'de';
  const faixas = [...(ponta === 'para' ? chegadas : saidas)];
  return new Map(longas.map((aresta) => [aresta, faixas.indexOf(aresta[ponta])]));
}

interface Ligados {
  de: Lugar;
  para: Lugar;
  cartao: number;
  entre: number;
}

function traco({ de, para, cartao, entre }: Ligados, faixa: number | null): string {
  const [x1, y1, x2, y2] = [de.x + cartao, de.y + de.altura / 2, para.x, para.y + para.altura / 2];
  const meio = entre / 2;
  if (faixa === null) return `M${x1} ${y1}C${x1 + meio} ${y1} ${x2 - meio} ${y2} ${x2} ${y2}`;
  const [subiu, desce] = [x1 + entre, x2 - entre];
  return `M${x1} ${y1}C${x1 + meio} ${y1} ${x1 + meio} ${faixa} ${subiu} ${faixa}L${desce} ${faixa}C${x2 - meio} ${faixa} ${x2 - meio} ${y2} ${x2} ${y2}`;
}

/** In pixels. Limits the lanes, so that many of them do not push the cards out of sight. */
const MAXIMO_DAS_FAIXAS = 96;
