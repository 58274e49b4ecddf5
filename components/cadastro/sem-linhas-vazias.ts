import { z } from 'zod';

/** A grid offers an empty row below the last one; left empty, it is no row of `lista`. */
export function semLinhasVaziasNoFim<Valores>(lista: string, esquema: z.ZodType<Valores>): z.ZodType<Valores> {
  return z.preprocess((valores) => semVazias(lista, valores), esquema) as z.ZodType<Valores>;
}

function semVazias(lista: string, valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !(lista in valores)) return valores;
  const linhas = (valores as Record<string, Record<string, unknown>[]>)[lista] ?? [];
  const ultima = linhas.findLastIndex((linha) => Object.values(linha).some((valor) => valor !== null && valor !== ''));
  return { ...valores, [lista]: linhas.slice(0, ultima + 1) };
}
