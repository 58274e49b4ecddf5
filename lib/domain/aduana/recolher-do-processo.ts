import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributoDaReforma } from './calculo-reforma.ts';
import type { CbsIbsARecolher } from './pagamento-cbs-ibs.ts';
import type { ReformaDoProcesso } from './reforma-do-processo.ts';

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
