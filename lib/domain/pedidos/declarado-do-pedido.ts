import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A line of an order, as linked to a process, to be found among the declared items. */
export interface LinhaProcurada {
  id: string;
  partNumber: string;
  ncm: string;
  valorUnitario: DecimalTexto;
}

/** An item of a declared adição; `chave` is its unique key. */
export interface ItemDeclaradoNaAdicao {
  chave: string;
  adicao: number;
  ncm: string;
  descricao: string;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
}

type ComoFoiAchado = 'PART_NUMBER' | 'NCM_E_VALOR';

/** The declared items found for each line, by line id, and how they were found; lines without a match are absent. */
export type Achados = ReadonlyMap<string, { como: ComoFoiAchado; itens: readonly ItemDeclaradoNaAdicao[] }>;

/**
 * Matches declared items to order lines without guessing. First by part number: the description of an item of the same NCM contains
 * it as a whole. Otherwise by NCM and unit value, if exactly one line and one item share both. An item that fits several lines is
 * not matched.
 */
export function acharDeclarados(
  linhas: readonly LinhaProcurada[],
  declarados: readonly ItemDeclaradoNaAdicao[],
): Achados {
  const pelaDescricao = pares(linhas, declarados, (linha, item) => falaDe(item.descricao, linha.partNumber));
  const achados = new Map(
    [...pelaDescricao].map(([id, itens]) => [id, { como: 'PART_NUMBER' as ComoFoiAchado, itens }]),
  );
  // An item whose description names the part number of a line is not matched by value, even if it fitted several lines.
  const calados = declarados.filter(
    ({ descricao, ncm }) => !linhas.some((linha) => linha.ncm === ncm && falaDe(descricao, linha.partNumber)),
  );
  const restantes = linhas.filter(({ id }) => !achados.has(id));
  const peloValor = pares(restantes, calados, (linha, item) => new Exato(linha.valorUnitario).eq(item.valorUnitario));
  for (const [id, itens] of peloValor) if (itens.length === 1) achados.set(id, { como: 'NCM_E_VALOR', itens });
  return achados;
}

/** By line id, the items of the same NCM that fit this line and no other. */
function pares(
  linhas: readonly LinhaProcurada[],
  itens: readonly ItemDeclaradoNaAdicao[],
  serve: (linha: LinhaProcurada, item: ItemDeclaradoNaAdicao) => boolean,
): Map<string, ItemDeclaradoNaAdicao[]> {
  const doMesmo = Map.groupBy(linhas, ({ ncm }) => ncm);
  const dono = (item: ItemDeclaradoNaAdicao) => {
    const candidatas = (doMesmo.get(item.ncm) ?? []).filter((linha) => serve(linha, item));
    return candidatas.length === 1 ? candidatas[0]?.id : undefined;
  };
  const achados = new Map<string, ItemDeclaradoNaAdicao[]>();
  for (const item of itens) {
    const id = dono(item);
    if (id !== undefined) achados.set(id, [...(achados.get(id) ?? []), item]);
  }
  return achados;
}

/** Whether a description contains the part number as a whole: `FX-1` is not in `FX-10` nor in `FX-1-A`. */
function falaDe(descricao: string, partNumber: string): boolean {
  const [texto, procurado] = [descricao.toUpperCase(), partNumber.trim().toUpperCase()];
  if (procurado === '') return false;
  for (let em = texto.indexOf(procurado); em >= 0; em = texto.indexOf(procurado, em + 1)) {
    if (!LIGADO_ANTES.test(texto.slice(0, em)) && !LIGADO_DEPOIS.test(texto.slice(em + procurado.length))) return true;
  }
  return false;
}

/** A letter or digit next to the part number, directly or behind a joining mark. */
const LIGADO_ANTES = /[\p{L}\p{N}][-/._]?$/u;
const LIGADO_DEPOIS = /^[-/._]?[\p{L}\p{N}]/u;
