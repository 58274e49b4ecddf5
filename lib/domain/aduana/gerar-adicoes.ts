/**
 * What two items must have in common to stand in one adição: IN SRF 680/2006, art. 4º, as amended by IN RFB 1.833/2018, which was read in
 * a secondary source (docs/decisions/agrupamento-das-adicoes.md), and what the Siscomex keeps once an adição.
 */
export interface ItemAAgrupar {
  id: string;
  /** Eight digits. */
  ncm: string;
  fornecedor: string | null;
  /** Null is the supplier itself, or a manufacturer nobody knows. */
  fabricante: string | null;
  paisOrigem: string | null;
  condicao: 'NOVA' | 'USADA';
  numeroLI: string | null;
  incoterm: string;
  /** ISO letters of the currency of the sale. */
  moeda: string;
  /** Highlight of the NCM, three digits: with it go other licences and treatments. */
  destaque: string | null;
  aplicacao: string | null;
  /** Act and number of the ex of the II. */
  exTarifario: string | null;
  /** NALADI/SH, where the goods are negotiated in the ALADI. */
  naladi: string | null;
  metodoValoracao: string | null;
  coberturaCambial: string | null;
  /** Regime and legal ground of each tax. */
  fundamentos: string | null;
}

export interface AdicaoGerada<Item extends ItemAAgrupar> {
  /** `001`, in the order in which the items stand. */
  numero: string;
  itens: readonly Item[];
}

/** Items of one adição; the sequence of an item has two digits in every file seen (domain/importacao.md §7.5). */
export const ITENS_POR_ADICAO = 99;

/**
 * Groups the items of a process into adições, numbered as their first items stand. A group of more than `maximo` items goes on in
 * the next adição. Throws a RangeError beyond the 999 a declaration holds (three digits).
 */
export function gerarAdicoes<Item extends ItemAAgrupar>(
  itens: readonly Item[],
  maximo = ITENS_POR_ADICAO,
): AdicaoGerada<Item>[] {
  const grupos = new Map<string, Item[]>();
  for (const item of itens) {
    const chave = JSON.stringify(CRITERIOS.map(([campo]) => item[campo]));
    const grupo = grupos.get(chave);
    if (grupo) grupo.push(item);
    else grupos.set(chave, [item]);
  }
  const partes = [...grupos.values()].flatMap((grupo) => emPartes(grupo, maximo));
  if (partes.length > ADICOES_POR_DECLARACAO) {
    throw new RangeError(
      `Os itens dão ${partes.length} adições; uma declaração tem no máximo ${ADICOES_POR_DECLARACAO}.`,
    );
  }
  return partes.map((parte, indice) => ({ numero: String(indice + 1).padStart(3, '0'), itens: parte }));
}

/** By what an adição differs from every other one of the same NCM, for whoever asks why they are two: `Fabricante e Moeda`. */
export function porQueSeparadas<Item extends ItemAAgrupar>(
  uma: AdicaoGerada<Item>,
  outra: AdicaoGerada<Item>,
): string[] {
  const [a, b] = [uma.itens[0], outra.itens[0]];
  if (!a || !b) return [];
  return CRITERIOS.filter(([campo]) => a[campo] !== b[campo]).map(([, nome]) => nome);
}

function emPartes<Item>(itens: readonly Item[], maximo: number): Item[][] {
  return Array.from({ length: Math.ceil(itens.length / maximo) }, (_, parte) =>
    itens.slice(parte * maximo, (parte + 1) * maximo),
  );
}

const CRITERIOS = [
  ['ncm', 'NCM'],
  ['destaque', 'Destaque'],
  ['fornecedor', 'Fornecedor'],
  ['fabricante', 'Fabricante'],
  ['paisOrigem', 'País de origem'],
  ['condicao', 'Condição'],
  ['numeroLI', 'Licença'],
  ['incoterm', 'Incoterm'],
  ['moeda', 'Moeda'],
  ['aplicacao', 'Aplicação'],
  ['exTarifario', 'Ex-tarifário'],
  ['naladi', 'NALADI'],
  ['metodoValoracao', 'Método de valoração'],
  ['coberturaCambial', 'Cobertura cambial'],
  ['fundamentos', 'Regime ou fundamento legal'],
] as const satisfies readonly (readonly [keyof ItemAAgrupar, string])[];

const ADICOES_POR_DECLARACAO = 999;
