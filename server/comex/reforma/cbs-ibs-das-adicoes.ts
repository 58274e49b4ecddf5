import { type PorTributoDaReforma, TRIBUTOS_DA_REFORMA } from '#lib/domain/aduana/calculo-reforma.ts';
import type { ItemDaReformaDoProcesso } from '#lib/domain/aduana/reforma-do-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { reformaDoProcesso } from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import type { DeclaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lerCargaDoProcesso } from './carga-do-processo.ts';

/**
 * Returns CBS and IBS due of each adição, in reais; null where some item is unknown or its rate is an estimate. `guardada` is the
 * stored declaration, where the caller has read it.
 */
export async function cbsIbsDasAdicoes(
  tx: Database,
  empresaId: string,
  processoId: string,
  { hoje, guardada }: { hoje: DataTexto; guardada?: DeclaracaoGuardada },
): Promise<ReadonlyMap<string, PorTributoDaReforma<DecimalTexto | null>>> {
  const opcoes = { hoje, liberacao: undefined, ...(guardada && { guardada }) };
  const { carga, falta, parametros } = await lerCargaDoProcesso(tx, empresaId, processoId, opcoes);
  if (falta !== null) return new Map();
  const { itens, aliquotas } = reformaDoProcesso(carga, {}, parametros);
  const devido = (seus: readonly ItemDaReformaDoProcesso[]) => {
    const pares = TRIBUTOS_DA_REFORMA.map((tributo) => {
      const partes = seus.map((item) => item[tributo].devido);
      const total = partes.includes(null) ? null : somar(partes).toFixed(2);
      return [tributo, aliquotas[tributo].estimativa && total !== '0.00' ? null : total];
    });
    return Object.fromEntries(pares) as PorTributoDaReforma<DecimalTexto | null>;
  };
  const porAdicao = Map.groupBy(itens, ({ adicao }) => adicao);
  return new Map([...porAdicao].map(([adicao, seus]) => [adicao, devido(seus)]));
}
