import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { noDiaUtil } from './dia-util.ts';
import { gerarDeclaracao } from './gerador-di.ts';

/** The recent imports of the demonstration company. They are always the same, except for the days, which count from `hoje`. */
export function declaracoesDeDemonstracao(
  hoje: DataTexto,
  importador: { numero: string; nome: string },
): DeclaracaoImportacao[] {
  return REMESSAS.map(([diasAtras, adicoes, itensPorAdicao, incoterm, moeda], i) => {
    const declaracao = gerarDeclaracao({
      semente: 2026 + i,
      dataRegistro: noDiaUtil(somarDias(hoje, -diasAtras)),
      adicoes,
      itensPorAdicao,
      incoterm,
      moeda,
      importador,
      taxas: TAXAS,
      regime: i % 4 === 3 ? 'consumo' : 'zfm',
    });
    const { dataDesembaraco } = declaracao;
    const emDiaUtil = { ...declaracao, dataDesembaraco: dataDesembaraco && noDiaUtil(dataDesembaraco) };
    return i === QUE_NAO_FECHA ? comDiferenca(emDiaUtil) : emDiaUtil;
  });
}

/** Makes the header total less than the sum of its adições, so that the declaration needs attention. */
function comDiferenca(declaracao: DeclaracaoImportacao): DeclaracaoImportacao {
  const { totais } = declaracao;
  const vmldReais = totais.vmldReais && new Exato(totais.vmldReais).minus('1250.40').toFixed(2);
  return { ...declaracao, totais: { ...totais, vmldReais } };
}

/** The index in `REMESSAS`. */
const QUE_NAO_FECHA = 8;

/** Days ago, number of adições, items of each, Incoterm, currency by Siscomex code. */
const REMESSAS: readonly [number, number, number, Incoterm, string][] = [
  [58, 3, 4, 'FOB', '220'],
  [51, 1, 2, 'FCA', '220'],
  [44, 8, 3, 'CFR', '220'],
  [37, 2, 6, 'FCA', '065'],
  [33, 5, 2, 'CIF', '978'],
  [26, 12, 5, 'FOB', '220'],
  [19, 1, 1, 'EXW', '978'],
  [15, 4, 4, 'CPT', '220'],
  [12, 6, 3, 'FOB', '220'],
  [8, 2, 2, 'FCA', '978'],
  [5, 16, 6, 'CFR', '220'],
  [2, 3, 3, 'FOB', '065'],
];

/** Reais for one unit of each currency, by Siscomex code; these rates belong to no real day. */
const TAXAS = { '220': '5.3417', '978': '6.1893', '065': '0.5312' };
