import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { citaInteiro } from '#lib/domain/textos/cita-inteiro.ts';

/** A line of an order, as linked to a process, to be found among the declared items. */
export interface LinhaProcurada {
  id: string;
  partNumber: string;
  ncm: string;
  valorUnitario: DecimalTexto;
  /** Numbers of the line in a DUIMP that was registered from the process; absent of any other declaration. */
  numeros?: readonly number[] | undefined;
}

/** An item of a declared adição; `chave` is its unique key. */
export interface ItemDeclaradoNaAdicao {
  chave: string;
  adicao: number;
  ncm: string;
  descricao: string;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  /** Number of the item in its DUIMP. */
  numero?: number | undefined;
}

type ComoFoiAchado = 'NUMERO' | 'PART_NUMBER' | 'NCM_E_VALOR';

/** The declared items found for each line, by line id, and how they were found; lines without a match are absent. */
export type Achados = ReadonlyMap<string, { como: ComoFoiAchado; itens: readonly ItemDeclaradoNaAdicao[] }>;

/**
 * Matches declared items to order lines without guessing. A DUIMP that was registered from the process has its items under the
 * numbers they were sent with, of the same NCM, and nowhere else: the catalogue of the Portal describes them, not we. In any other
 * declaration first by part number: the description of an item of the same NCM contains it as a whole. Otherwise by NCM and unit
 * value, if exactly one line and one item share both. An item that fits several lines is not matched.
 */
export function acharDeclarados(
  linhas: readonly LinhaProcurada[],
  declarados: readonly ItemDeclaradoNaAdicao[],
): Achados {
  const numeradas = linhas.some(({ numeros = [] }) => numeros.length > 0);
  return numeradas ? acharPeloNumero(linhas, declarados) : acharPeloTexto(linhas, declarados);
}

function acharPeloNumero(linhas: readonly LinhaProcurada[], declarados: readonly ItemDeclaradoNaAdicao[]): Achados {
  return new Map(
    linhas.flatMap(({ id, ncm, numeros = [] }) => {
      const itens = declarados.filter(
        (item) => item.numero !== undefined && numeros.includes(item.numero) && item.ncm === ncm,
      );
      return itens.length > 0 ? [[id, { como: 'NUMERO' as const, itens }] as const] : [];
    }),
  );
}

function acharPeloTexto(linhas: readonly LinhaProcurada[], declarados: readonly ItemDeclaradoNaAdicao[]): Achados {
  const pelaDescricao = pares(linhas, declarados, (linha, item) => citaInteiro(item.descricao, linha.partNumber));
  const achados = new Map(
    [...pelaDescricao].map(([id, itens]) => [id, { como: 'PART_NUMBER' as ComoFoiAchado, itens }]),
  );
  // An item whose description names the part number of a line is not matched by value, even if it fitted several lines.
  const calados = declarados.filter(
    ({ descricao, ncm }) => !linhas.some((linha) => linha.ncm === ncm && citaInteiro(descricao, linha.partNumber)),
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
