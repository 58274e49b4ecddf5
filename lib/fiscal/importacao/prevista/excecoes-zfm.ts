import type { SituacaoParametro } from '#lib/domain/cadastros/parametro.ts';

/** Goods excluded from the exemption of the ZFM. */
export interface ExcecaoZfm {
  nome: string;
  /** Prefixes of the NCM. */
  ncm: readonly string[];
  /** Where the goods are named; the codes are our own unless `VERIFICADO`. */
  fonte: string;
  situacao: SituacaoParametro;
}

/**
 * DL 288/1967, art. 3º, § 1º, as amended by Lei 14.183/2021. The law names goods, not codes: only the codes of perfumery were found
 * in it (domain/importacao.md §4.8). Even perfumery is exempt for use in the area or with the PPB of the region.
 */
export const EXCECOES_ZFM: readonly ExcecaoZfm[] = [
  { nome: 'Armas e munições', ncm: ['93'], ...aConfirmar() },
  { nome: 'Fumo', ncm: ['24'], ...aConfirmar() },
  { nome: 'Bebidas alcoólicas', ncm: ['2203', '2204', '2205', '2206', '2208'], ...aConfirmar() },
  { nome: 'Automóveis de passageiros', ncm: ['8703'], ...aConfirmar() },
  { nome: 'Petróleo, lubrificantes e combustíveis', ncm: ['27'], ...aConfirmar() },
  {
    nome: 'Perfumaria, toucador e cosméticos',
    ncm: ['3303', '3304', '3305', '3306', '3307'],
    ...aConfirmar(),
  },
];

function aConfirmar() {
  return { fonte: 'DL 288/1967, art. 3º; Lei 14.183/2021', situacao: 'CONFIRMAR' } as const;
}
