import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What is looked for among the declared items: a line of an order as it stands in a process. */
export interface LinhaProcurada {
  id: string;
  partNumber: string;
  ncm: string;
  valorUnitario: DecimalTexto;
}

/** An item of a declared adição; `chave` tells it from the others. */
export interface ItemDeclaradoNaAdicao {
  chave: string;
  adicao: number;
  ncm: string;
  descricao: string;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
}

type ComoFoiAchado = 'PART_NUMBER' | 'NCM_E_VALOR';

/** Which declared items are a line's, and by what they were known; a line that is not there was not found. */
export type Achados = ReadonlyMap<string, { como: ComoFoiAchado; itens: readonly ItemDeclaradoNaAdicao[] }>;

/**
 * Which items of a declaration are which lines of an order, never guessed: by the part number, whole, in the description of an item of
 * the same NCM; failing that, by NCM and unit value where one line and one item have both. An item that could be two lines' is nobody's.
 */
export function acharDeclarados(
  linhas: readonly LinhaProcurada[],
  declarados: readonly ItemDeclaradoNaAdicao[],
): Achados {
  const pelaDescricao = pares(linhas, declarados, (linha, item) => falaDe(item.descricao, linha.partNumber));
  const achados = new Map(
    [...pelaDescricao].map(([id, itens]) => [id, { como: 'PART_NUMBER' as ComoFoiAchado, itens }]),
  );
  // One that speaks of some line is not another's, even where it could not be told whose.
  const calados = declarados.filter(
    ({ descricao, ncm }) => !linhas.some((linha) => linha.ncm === ncm && falaDe(descricao, linha.partNumber)),
  );
  const restantes = linhas.filter(({ id }) => !achados.has(id));
  const peloValor = pares(restantes, calados, (linha, item) => new Exato(linha.valorUnitario).eq(item.valorUnitario));
  for (const [id, itens] of peloValor) if (itens.length === 1) achados.set(id, { como: 'NCM_E_VALOR', itens });
  return achados;
}

/** By line, the items of its NCM that serve it and no other line. */
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

/** Whether a description has the part number as a whole: `FX-1` is neither in `FX-10` nor in `FX-1-A`. */
function falaDe(descricao: string, partNumber: string): boolean {
  const [texto, procurado] = [descricao.toUpperCase(), partNumber.trim().toUpperCase()];
  if (procurado === '') return false;
  for (let em = texto.indexOf(procurado); em >= 0; em = texto.indexOf(procurado, em + 1)) {
    if (!LIGADO_ANTES.test(texto.slice(0, em)) && !LIGADO_DEPOIS.test(texto.slice(em + procurado.length))) return true;
  }
  return false;
}

/** A letter or figure at the edge, or one behind a mark that joins. */
const LIGADO_ANTES = /[\p{L}\p{N}][-/._]?$/u;
const LIGADO_DEPOIS = /^[-/._]?[\p{L}\p{N}]/u;
