import type { MemoriaConsulta } from '#lib/contracts/comparacao-di.ts';
import {
  FIGURAS_COMPARADAS,
  type FiguraComparada,
  type LinhaComparada,
  type LinhaDoItem,
} from '#lib/domain/aduana/comparacao-di.ts';

/** A figure as the URL names it: `001.ii`, `total.valorAduaneiro`. */
export function chaveDaFigura({ adicao, figura }: Pick<LinhaComparada, 'adicao' | 'figura'>): string {
  return `${adicao ?? 'total'}.${figura}`;
}

/** A figure of an item as the URL names it: `item7.ii`. */
export function chaveDoItem({ item, figura }: Pick<LinhaDoItem, 'item' | 'figura'>): string {
  return `item${item}.${figura}`;
}

/** What the bank is debited for a figure of the whole declaration, as the URL names it: `total.ii.aDebitar`. */
export function chaveDoDebito(figura: FiguraComparada): string {
  return `${chaveDaFigura({ adicao: null, figura })}.${A_DEBITAR}`;
}

const A_DEBITAR = 'aDebitar';

/** What such a name asks the API for; null when it names nothing. */
export function figuraAberta(chave: string | undefined): MemoriaConsulta | null {
  const [adicao = '', nome, parte] = chave?.split('.') ?? [];
  const figura = FIGURAS_COMPARADAS.find((uma) => uma === nome);
  if (!figura) return null;
  if (adicao === 'total') return parte === A_DEBITAR ? { figura, parte } : { figura };
  const [, item] = /^item(\d{1,5})$/.exec(adicao) ?? [];
  if (item) return { item, figura };
  return /^\d{3}$/.test(adicao) ? { adicao, figura } : null;
}
