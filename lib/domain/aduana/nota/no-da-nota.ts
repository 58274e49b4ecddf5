import type { GrupoDaNota } from './nota-de-importacao.ts';

/**
 * A group or leaf of the layout: its tag, and where its value stands in the object.
 */
export type NoDaNota = FolhaDaNota | RamoDaNota;

interface FolhaDaNota {
  tag: string;
  /** Name of the value in the object, where it is not the tag. */
  de?: string;
  /** The note goes without it. */
  livre?: true;
  /** Written when the object has no value, and not kept by the reading. */
  padrao?: string;
  /** An attribute of its element. */
  atributo?: true;
  /** Within “Falta …”, for what a person can fill in. */
  nome?: string;
}

export interface RamoDaNota {
  tag: string;
  /** Where its values stand: in an object of another name, or beside those of its parent (`aqui`). */
  de?: string;
  aqui?: true;
  livre?: true;
  lista?: true;
  /** Its values stand in the object around its parent: the DI is beside `prod` in the object, and inside it in the XML. */
  doPai?: true;
  /** After the fields, one element of these, by the value of `grupo` or as `escolha` says. */
  variantes?: Readonly<Record<string, readonly NoDaNota[]>>;
  escolha?: (valores: GrupoDaNota) => string;
  filhos: readonly NoDaNota[];
}

export const ehRamo = (no: NoDaNota): no is RamoDaNota => 'filhos' in no;

export const folha = (tag: string, nome?: string): FolhaDaNota => (nome === undefined ? { tag } : { tag, nome });
export const livre = (tag: string): FolhaDaNota => ({ tag, livre: true });
export const folhas = (...tags: string[]) => tags.map((tag) => folha(tag));
export const livres = (...tags: string[]) => tags.map(livre);
export const zero = (tag: string, de = tag): FolhaDaNota => ({ tag, de, padrao: '0.00' });
