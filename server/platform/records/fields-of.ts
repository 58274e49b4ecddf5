import type { z } from 'zod';
import { againstRule } from '#server/platform/refusals.ts';

interface Preenchido<Campos> {
  este: string;
  contrato: { novo: z.ZodType<Campos> & { shape: object } };
  comoSeEscreve?: (lido: never) => object;
}

/**
 * The fields a person would fill in to write this row again; a record it points at is reduced to its code or id.
 * @throws {Refusal} 422 when today's rules refuse them.
 */
export function fieldsOf<Campos extends object>(
  { contrato, este: sujeito, comoSeEscreve }: Preenchido<Campos>,
  linha: object,
): Campos {
  const entradas = Object.entries(comoSeEscreve?.(linha as never) ?? linha).filter(
    ([campo]) => campo in contrato.novo.shape,
  );
  const lido = contrato.novo.safeParse(Object.fromEntries(entradas));
  if (lido.success) return lido.data;
  throw againstRule(`${sujeito} não pode voltar a ser o que era: ${lido.error.issues[0]?.message}`);
}
