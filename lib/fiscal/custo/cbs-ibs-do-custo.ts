import type { CbsIbsNoCusto } from '#lib/domain/aduana/processo/custo-realizado.ts';
import {
  type CbsIbsARecolher,
  type PagamentoCbsIbs,
  situacaoDoPagamento,
} from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { ItemDaReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { RegimeCbsIbs } from '#lib/domain/cadastros/regime-cbs-ibs.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

interface CbsIbsDaImportacao {
  dispensado: boolean;
  recolher: CbsIbsARecolher;
  pagamento: PagamentoCbsIbs;
  /** Of the importer; null while nobody has said it. */
  regime: RegimeCbsIbs | null;
  itens: readonly ItemDaReformaDoProcesso[];
}

/** What CBS and IBS are to the cost, and by what their items share it: keys `001/1`. */
export interface CbsIbsDoCusto extends CbsIbsNoCusto {
  pesos: ReadonlyMap<string, DecimalTexto>;
}

/**
 * Tells what CBS and IBS of an import are to its cost, in reais with 2 decimals. The regular regime takes what was actually paid as a
 * credit (LC 214/2025, art. 78); for the others it is cost. Waived, suspended or exonerated, there is nothing. Null where the regime
 * or the amount is unknown, and `motivo` says which.
 */
export function cbsIbsDoCusto({ dispensado, recolher, pagamento, regime, itens }: CbsIbsDaImportacao): CbsIbsDoCusto {
  const pesos = pesosDos(itens);
  const pago = somar([pagamento.cbsPaga, pagamento.ibsPago]);
  const { situacao } = situacaoDoPagamento({ dispensado, recolher }, pagamento);
  const semCusto = { custo: '0.00', pesos };
  if (situacao !== 'PAGO' && situacao !== 'FALTA' && pago.isZero()) {
    return { ...semCusto, credito: '0.00', motivo: SEM_RECOLHER[situacao] };
  }
  if (regime === null) return { custo: null, credito: null, motivo: SEM_REGIME, pesos };
  if (regime === 'REGULAR') return { ...semCusto, credito: pago.toFixed(2), motivo: CREDITO };
  // What is due is cost, paid or not yet; an unknown tax is what was paid of it.
  const devido = somaSeHouver([recolher.cbs ?? pagamento.cbsPaga, recolher.ibs ?? pagamento.ibsPago]);
  return { custo: devido, credito: '0.00', motivo: devido === null ? SEM_VALOR : CUSTO, pesos };
}

function somaSeHouver(parcelas: readonly (DecimalTexto | null)[]): DecimalTexto | null {
  return parcelas.includes(null) ? null : somar(parcelas).toFixed(2);
}

/** By what each item pays; where some amount is unknown, by the base of those that pay. */
function pesosDos(itens: readonly ItemDaReformaDoProcesso[]): ReadonlyMap<string, DecimalTexto> {
  const recolhe = itens.map(({ cbs, ibsUF, ibsMun }) => somaSeHouver([cbs.recolher, ibsUF.recolher, ibsMun.recolher]));
  const sabidos = recolhe.every((valor) => valor !== null) && recolhe.some((valor) => !new Exato(valor ?? 0).isZero());
  return new Map(
    itens.map((item, i) => {
      const valor = recolhe[i] ?? null;
      const peso = sabidos ? (valor ?? '0.00') : valor === '0.00' ? '0.00' : item.base;
      return [`${item.adicao}/${item.sequencia}`, peso];
    }),
  );
}

const SEM_RECOLHER = {
  DISPENSADO: 'Recolhimento dispensado em 2026 (LC 214/2025, art. 348, § 1º): não é custo nem crédito.',
  NADA_A_RECOLHER: 'Nada a recolher de CBS e IBS: não são custo nem crédito.',
  EXONERADO: 'Exonerados: não são custo nem crédito.',
} as const;
const CREDITO =
  'No regime regular, a CBS e o IBS pagos são crédito, não custo (LC 214/2025, art. 78): só o que se pagou.';
const CUSTO = 'A CBS e o IBS são custo: só o regime regular os toma como crédito (LC 214/2025, art. 78).';
const SEM_REGIME =
  'Falta o regime da CBS e do IBS no cadastro do importador: ele diz se o que se paga é crédito ou custo (LC 214/2025, art. 78). Sem ele o custo não se fecha.';
const SEM_VALOR =
  'Fora do regime regular, a CBS e o IBS são custo, e não se sabe quanto são: informe o pagamento em Tributos. Sem eles o custo não se fecha.';
