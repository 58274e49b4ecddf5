import type { TributoDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { CbsIbsARecolher } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * Returns what a process has to collect of each tax, in reais with 2 decimals; null where some part is unknown or comes from an
 * estimated rate: nobody pays an estimate.
 */
export function cbsIbsARecolher({
  totais,
  aliquotas,
}: Pick<ReformaDoProcesso, 'totais' | 'aliquotas'>): CbsIbsARecolher {
  const doTributo = (tributo: TributoDaReforma): DecimalTexto | null => {
    const { recolher } = totais[tributo];
    return aliquotas[tributo].estimativa && recolher !== '0.00' ? null : recolher;
  };
  const ibs = [doTributo('ibsUF'), doTributo('ibsMun')];
  return { cbs: doTributo('cbs'), ibs: ibs.includes(null) ? null : somar(ibs).toFixed(2) };
}
