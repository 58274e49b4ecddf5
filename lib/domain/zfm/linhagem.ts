/** Types of node of a lineage, from the order to the output: the columns of the graph, left to right. */
export const TIPOS_DA_LINHAGEM = ['PO', 'PROCESSO', 'LOTE', 'COMPONENTE', 'DCR', 'DCI', 'NOTA'] as const;
export type TipoDaLinhagem = (typeof TIPOS_DA_LINHAGEM)[number];

export const NOME_NA_LINHAGEM: Readonly<Record<TipoDaLinhagem, { um: string; varios: string }>> = {
  PO: { um: 'PO', varios: 'POs' },
  PROCESSO: { um: 'Processo', varios: 'Processos' },
  LOTE: { um: 'Item de DI', varios: 'Itens de DI' },
  COMPONENTE: { um: 'Componente', varios: 'Componentes' },
  DCR: { um: 'DCR-E', varios: 'DCR-E' },
  DCI: { um: 'DCI', varios: 'DCIs' },
  NOTA: { um: 'Nota de saída', varios: 'Notas de saída' },
};

/** Types of link from one node to the next. */
export const TIPOS_DE_LIGACAO = [
  /** The process has items of the order. */
  'EMBARCADO',
  /** The declared item matches a line of the order (declarado-do-pedido.ts). */
  'DECLARADO',
  'ENTRADA',
  /** The DCR-E takes its price and rate from this item; no stock is drawn (domain/zfm.md §6.8). */
  'EVIDENCIA',
  /** The item has the same part number, so its stock may go into the component. */
  'MESMO_ITEM',
  'COMPOE',
  /** The DCI takes its II per unit from this DCR-E. */
  'BASE',
  'BAIXADO',
  /** The DCI is not registered yet, so no stock has left. */
  'PREVISTO',
  /** The stock was drawn, and an estorno returned it. */
  'DEVOLVIDO',
  'SAIDA',
] as const;
export type TipoDeLigacao = (typeof TIPOS_DE_LIGACAO)[number];

export const NOME_DA_LIGACAO: Readonly<Record<TipoDeLigacao, string>> = {
  EMBARCADO: 'embarcado no processo',
  DECLARADO: 'declarado do pedido',
  ENTRADA: 'entrou no saldo',
  EVIDENCIA: 'evidência de preço',
  MESMO_ITEM: 'mesmo item',
  COMPOE: 'por unidade do produto',
  BASE: 'II por unidade do DCR-E',
  BAIXADO: 'baixado',
  PREVISTO: 'previsto',
  DEVOLVIDO: 'devolvido ao saldo',
  SAIDA: 'saiu por esta nota',
};

export interface Ligacao {
  de: string;
  para: string;
  tipo: TipoDeLigacao;
}

/** Ids are `LOTE:0197…`, or `LOTE:mais` for the nodes that did not fit. */
const tipoDoNo = (id: string) => id.slice(0, id.indexOf(':')) as TipoDaLinhagem;

/**
 * All ancestors and descendants of a node, the node included. A walk upwards never turns down, so other items of the same DI are
 * not ancestors. The walk does not pass through a process: the links of an item itself tell which PO of the process it belongs to.
 * An item that is only linked by MESMO_ITEM to a component does not lead to the DCIs of that DCR-E, unless it was drawn for them.
 */
export function caminhosDe(no: string, ligacoes: readonly Ligacao[]): ReadonlySet<string> {
  return new Set([...sentido(no, ligacoes, 'acima'), ...sentido(no, ligacoes, 'abaixo')]);
}

function sentido(no: string, ligacoes: readonly Ligacao[], para: 'acima' | 'abaixo'): Set<string> {
  const [daqui, dali] = para === 'acima' ? (['para', 'de'] as const) : (['de', 'para'] as const);
  const saidas = Map.groupBy(ligacoes, (ligacao) => ligacao[daqui]);
  const vistos = new Set<string>();
  const fila: Passo[] = [{ no, mesmoItem: false, naDci: tipoDoNo(no) === 'DCI' || tipoDoNo(no) === 'NOTA' }];
  for (let passo = fila.pop(); passo; passo = fila.pop()) {
    const { no: em, mesmoItem, naDci } = passo;
    const chave = `${em} ${mesmoItem} ${naDci}`;
    if (vistos.has(chave)) continue;
    vistos.add(chave);
    if (em !== no && tipoDoNo(em) === 'PROCESSO') continue;
    for (const { tipo, [dali]: seguinte } of saidas.get(em) ?? []) {
      const depois = {
        no: seguinte,
        mesmoItem: mesmoItem || tipo === 'MESMO_ITEM',
        naDci: naDci || tipo === 'BASE',
      };
      if (!(depois.mesmoItem && depois.naDci)) fila.push(depois);
    }
  }
  return new Set([...vistos].map((chave) => chave.slice(0, chave.indexOf(' '))));
}

interface Passo {
  no: string;
  mesmoItem: boolean;
  naDci: boolean;
}
