import type { MemoriaConsulta } from '#lib/contracts/declaracao/comparacao-di.ts';
import {
  FIGURAS_COMPARADAS,
  type FiguraComparada,
  type LinhaComparada,
  type LinhaDoItem,
} from '#lib/domain/aduana/declaracao/comparacao-di.ts';

/** Returns the key of a figure in the URL: `001.ii`, `total.valorAduaneiro`. */
export function chaveDaFigura({ adicao, figura }: Pick<LinhaComparada, 'adicao' | 'figura'>): string {
  return `${adicao ?? 'total'}.${figura}`;
}

/** Returns the key of an item's figure in the URL: `item7.ii`. */
export function chaveDoItem({ item, figura }: Pick<LinhaDoItem, 'item' | 'figura'>): string {
  return `item${item}.${figura}`;
}

/** Returns the key of the bank debit for a total of the declaration in the URL: `total.ii.aDebitar`. */
export function chaveDoDebito(figura: FiguraComparada): string {
  return `${chaveDaFigura({ adicao: null, figura })}.${A_DEBITAR}`;
}

const A_DEBITAR = 'aDebitar';

/** Converts such a key to an API query; null for an unknown key. */
export function figuraAberta(chave: string | undefined): MemoriaConsulta | null {
  const [adicao = '', nome, parte] = chave?.split('.') ?? [];
  const figura = FIGURAS_COMPARADAS.find((figuraComparada) => figuraComparada === nome);
  if (!figura) return null;
  if (adicao === 'total') return parte === A_DEBITAR ? { figura, parte } : { figura };
  const [, item] = /^item(\d{1,5})$/.exec(adicao) ?? [];
  if (item) return { item, figura };
  return /^\d{3}$/.test(adicao) ? { adicao, figura } : null;
}
