import type { TributoDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type {
  ItemDaReformaDoProcesso,
  ParcelaDaReforma,
  ReformaDoProcesso,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';

/** Whether an amount comes from an estimated rate. A zero does not: it is zero whatever the rate. */
export function ehEstimativa(
  { aliquotas, totais }: ReformaDoProcesso,
  tributo: TributoDaReforma,
  parcela: ParcelaDaReforma,
  item: ItemDaReformaDoProcesso | null,
): boolean {
  const valor = (item ?? totais)[tributo][parcela];
  return aliquotas[tributo].estimativa && valor !== null && valor !== '0.00';
}
