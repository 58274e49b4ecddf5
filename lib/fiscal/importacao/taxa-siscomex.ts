import { dinheiro, Exato } from '#lib/domain/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/decimal-texto.ts';

interface TabelaTaxaSiscomex {
  /** First day of registration it holds for; null when it is the oldest we know. */
  desde: DataTexto | null;
  porDeclaracao: DecimalTexto;
  /** For each adição up to the given number, counted from the first; the last has no end. */
  faixas: readonly { ate: number; porAdicao: DecimalTexto }[];
  fonte: string;
}

/** Newest first. Amounts in reais, checked on real declarations (domain/importacao.md §4.4). */
const TABELAS_TAXA_SISCOMEX: readonly TabelaTaxaSiscomex[] = [
  {
    desde: '2021-06-01',
    porDeclaracao: '115.67',
    faixas: [
      { ate: 2, porAdicao: '38.56' },
      { ate: 5, porAdicao: '30.85' },
      { ate: 10, porAdicao: '23.14' },
      { ate: 20, porAdicao: '15.42' },
      { ate: 50, porAdicao: '7.71' },
      { ate: Number.POSITIVE_INFINITY, porAdicao: '3.86' },
    ],
    fonte: 'Portaria ME nº 4.131/2021 e IN RFB nº 2.024/2021',
  },
  {
    desde: null,
    porDeclaracao: '185.00',
    faixas: [
      { ate: 2, porAdicao: '29.50' },
      { ate: 5, porAdicao: '23.60' },
      { ate: 10, porAdicao: '17.70' },
      { ate: 20, porAdicao: '11.80' },
      { ate: 50, porAdicao: '5.90' },
      { ate: Number.POSITIVE_INFINITY, porAdicao: '2.95' },
    ],
    fonte: 'Portaria MF nº 257/2011 e IN RFB nº 1.158/2011',
  },
];

/**
 * Taxa de utilização do Siscomex, in reais with 2 decimals: so much for the declaration and so much for each adição, by the
 * table in force on the day of registration. Due even where every tax is suspended.
 * @throws {RangeError} when there is not at least one whole adição.
 */
export function taxaSiscomex({ dataRegistro, adicoes }: { dataRegistro: DataTexto; adicoes: number }): DecimalTexto {
  if (!Number.isInteger(adicoes) || adicoes < 1) throw new RangeError('Uma declaração tem ao menos uma adição.');
  const { porDeclaracao, faixas } = tabelaEm(dataRegistro);
  let taxa = new Exato(porDeclaracao);
  let contadas = 0;
  for (const { ate, porAdicao } of faixas) {
    const naFaixa = Math.min(adicoes, ate) - contadas;
    if (naFaixa <= 0) break;
    taxa = taxa.plus(new Exato(porAdicao).times(naFaixa));
    contadas += naFaixa;
  }
  return dinheiro(taxa);
}

function tabelaEm(dia: DataTexto): TabelaTaxaSiscomex {
  const emVigor = TABELAS_TAXA_SISCOMEX.find(({ desde }) => desde === null || desde <= dia);
  return emVigor as TabelaTaxaSiscomex;
}
