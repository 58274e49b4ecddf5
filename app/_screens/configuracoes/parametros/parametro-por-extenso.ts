import type { ParametroLido } from '#lib/contracts/parametro.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';

/** Two decimals, or more if the value has more. An estimate is called one: it is not the value. */
export function valorDoParametro({ valor, estimativa }: Pick<ParametroLido, 'valor' | 'estimativa'>): string {
  if (valor !== null) return comSuasCasas(valor);
  return estimativa === null ? 'Não fixado' : `Estimativa: ${comSuasCasas(estimativa)}`;
}

function comSuasCasas(valor: string): string {
  return formatarDecimal(valor, Math.max(2, valor.split('.')[1]?.length ?? 0));
}

export function vigenciaPorExtenso({
  vigenciaInicio: de,
  vigenciaFim: ate,
}: Pick<ParametroLido, 'vigenciaInicio' | 'vigenciaFim'>): string {
  if (de && ate) return `${formatarData(de)} a ${formatarData(ate)}`;
  if (de) return `desde ${formatarData(de)}`;
  return ate ? `até ${formatarData(ate)}` : 'sem prazo';
}
