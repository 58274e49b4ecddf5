/** What a lineage is made of, from where a thing was ordered to where it left: the columns of the graph, left to right. */
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

/** How one thing leads to the next. */
export const TIPOS_DE_LIGACAO = [
  /** A process has items of the order. */
  'EMBARCADO',
  /** The declared item is a line of the order (declarado-do-pedido.ts). */
  'DECLARADO',
  'ENTRADA',
  /** The DCR-E has its price and rate of this item: it draws no stock (domain/zfm.md §6.8). */
  'EVIDENCIA',
  /** The same part number, so its stock may go into it. */
  'MESMO_ITEM',
  'COMPOE',
  /** The DCI has its II per unit of this DCR-E. */
  'BASE',
  'BAIXADO',
  /** Until the DCI is registered nothing leaves the stock. */
  'PREVISTO',
  /** Drawn, and given back by an estorno. */
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

/** `LOTE:0197…` or, of those there was no room for, `LOTE:mais`. */
const tipoDoNo = (id: string) => id.slice(0, id.indexOf(':')) as TipoDaLinhagem;

/**
 * Whatever a node comes from and leads to, itself among them. Going up never turns down again: what else came by the same DI is nobody's
 * ancestor. Two links lead no further than they are true: a process is not asked through, for which of its POs an item is of the item
 * itself says; and what only is the same item as a component is no part of the DCIs of its DCR-E, unless it was drawn for them.
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
