import type { z } from 'zod';
import { contraRegra } from '#server/platform/refusals.ts';

interface Preenchido<Campos> {
  este: string;
  contrato: { novo: z.ZodType<Campos> & { shape: object } };
}

/**
 * What a person filled in to have this row: its own fields only, and of a record it points at nothing but the code or id.
 * @throws {Recusa} 422 when the rules of today no longer take it.
 */
export function camposDe<Campos extends object>({ contrato, este }: Preenchido<Campos>, linha: object): Campos {
  const seus = Object.entries(linha).filter(([campo]) => campo in contrato.novo.shape);
  const lido = contrato.novo.safeParse(Object.fromEntries(seus));
  if (lido.success) return lido.data;
  throw contraRegra(`${este} não pode voltar a ser o que era: ${lido.error.issues[0]?.message}`);
}
