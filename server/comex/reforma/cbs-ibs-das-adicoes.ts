import { type PorTributoDaReforma, TRIBUTOS_DA_REFORMA } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { ItemDaReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { reformaDoProcesso } from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import { cargaDaMateria } from './carga-da-materia.ts';
import type { MateriaDaReforma } from './materia-da-reforma.ts';

/** By number of adição. */
export type CbsIbsDasAdicoes = ReadonlyMap<string, PorTributoDaReforma<DecimalTexto | null>>;

/** Returns CBS and IBS due of each adição, in reais; null where some item is unknown or its rate is an estimate. */
export function cbsIbsDasAdicoes(materia: MateriaDaReforma): CbsIbsDasAdicoes {
  const { carga, falta } = cargaDaMateria(materia);
  if (falta !== null) return new Map();
  const { itens, aliquotas } = reformaDoProcesso(carga, {}, materia.parametros);
  const devido = (itensDaReforma: readonly ItemDaReformaDoProcesso[]) => {
    const pares = TRIBUTOS_DA_REFORMA.map((tributo) => {
      const partes = itensDaReforma.map((item) => item[tributo].devido);
      const total = partes.includes(null) ? null : somar(partes).toFixed(2);
      return [tributo, aliquotas[tributo].estimativa && total !== '0.00' ? null : total];
    });
    return Object.fromEntries(pares) as PorTributoDaReforma<DecimalTexto | null>;
  };
  const porAdicao = Map.groupBy(itens, ({ adicao }) => adicao);
  return new Map([...porAdicao].map(([adicao, itensDaAdicao]) => [adicao, devido(itensDaAdicao)]));
}
