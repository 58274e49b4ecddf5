/**
 * What two items must have in common to share an adição. Sources: IN SRF 680/2006, art. 4º, as amended by IN RFB 1.833/2018 (read
 * in a secondary source, docs/decisions/agrupamento-das-adicoes.md), and the fields the Siscomex holds once per adição.
 */
export interface ItemAAgrupar {
  id: string;
  /** Eight digits. */
  ncm: string;
  fornecedor: string | null;
  /** Null means the supplier itself or an unknown manufacturer. */
  fabricante: string | null;
  paisOrigem: string | null;
  condicao: 'NOVA' | 'USADA';
  numeroLI: string | null;
  incoterm: string;
  /** ISO code of the currency of the sale. */
  moeda: string;
  /** Destaque of the NCM, three digits; another destaque means other licences and treatments. */
  destaque: string | null;
  aplicacao: string | null;
  /** Legal act and number of the ex-tarifário of the II. */
  exTarifario: string | null;
  /** NALADI/SH code, if the goods are negotiated in the ALADI. */
  naladi: string | null;
  metodoValoracao: string | null;
  coberturaCambial: string | null;
  /** Regime and fundamento legal of each tax. */
  fundamentos: string | null;
}

export interface AdicaoGerada<Item extends ItemAAgrupar> {
  /** Three digits from `001`, in the order of the first items. */
  numero: string;
  itens: readonly Item[];
}

/** Most items in one adição: the item sequence has two digits in every file seen (domain/importacao.md §7.5). */
export const ITENS_POR_ADICAO = 99;

/**
 * Groups the items of a process into adições, numbered in the order of their first items. A group of more than `maximo` items
 * continues in the next adição.
 * @throws {RangeError} beyond the 999 adições a declaration holds (three digits).
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

/** The names of the criteria in which two adições of one NCM differ, such as `Fabricante` and `Moeda`. */
export function porQueSeparadas<Item extends ItemAAgrupar>(
  adicao: AdicaoGerada<Item>,
  outra: AdicaoGerada<Item>,
): string[] {
  const [a, b] = [adicao.itens[0], outra.itens[0]];
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
