/** A group of goods that the favoured regime of the ZFM leaves out (LC 214/2025, art. 441). */
export interface BemExcluido {
  nome: string;
  alinea: string;
  /** Whether the goods may still be in, where a person can show why. */
  admiteExcecao: boolean;
}

/**
 * Returns the group that excludes goods of an NCM, undefined for none. The law names goods, and only perfumery by positions: the
 * chapters of the others are our reading of its words, to be confirmed.
 */
export function bemExcluidoDaZfm(ncm: string): BemExcluido | undefined {
  return GRUPOS.find(({ prefixos }) => prefixos.some((prefixo) => ncm.startsWith(prefixo)));
}

const GRUPOS: readonly (BemExcluido & { prefixos: readonly string[] })[] = [
  { nome: 'armas e munições', alinea: 'a', admiteExcecao: false, prefixos: ['93'] },
  { nome: 'fumo e seus derivados', alinea: 'b', admiteExcecao: false, prefixos: ['24'] },
  {
    nome: 'bebidas alcoólicas',
    alinea: 'c',
    admiteExcecao: false,
    prefixos: ['2203', '2204', '2205', '2206', '2208'],
  },
  { nome: 'automóveis de passageiros', alinea: 'd', admiteExcecao: false, prefixos: ['8703'] },
  {
    nome: 'petróleo, lubrificantes e combustíveis',
    alinea: 'e',
    admiteExcecao: false,
    prefixos: ['2709', '2710', '2711', '3403'],
  },
  {
    nome: 'produtos de perfumaria ou de toucador',
    alinea: 'f',
    admiteExcecao: true,
    prefixos: ['3303', '3304', '3305', '3306', '3307'],
  },
];
