import { z } from 'zod';
import { pt } from 'zod/locales';

/**
 * Sets the default messages of zod. Its own Portuguese is of Portugal, and describes the text where the person who typed it needs
 * advice.
 */
export function falarPortugues(): void {
  z.config({ ...pt(), customError: frase });
}

function frase(problema: z.core.$ZodRawIssue): string | undefined {
  if (problema.code === 'invalid_type') return recusaDoTipo(problema);
  if (problema.code === 'too_big') return DEMAIS[problema.origin]?.(problema.maximum);
  if (problema.code === 'too_small') return DE_MENOS[problema.origin]?.(problema.minimum);
  if (problema.code !== 'invalid_format') return undefined;
  if (problema.input === '') return 'Preencha este campo.';
  return problema.format === 'date' ? 'Não é uma data do calendário.' : undefined;
}

function recusaDoTipo({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string | undefined {
  if (input === undefined || input === null) return 'Falta este campo.';
  return TIPOS[expected];
}

const TIPOS: Readonly<Record<string, string | undefined>> = {
  string: 'Deve ser um texto.',
  number: 'Deve ser um número.',
  int: 'Deve ser um número inteiro.',
  boolean: 'Deve ser true ou false.',
  array: 'Deve ser uma lista.',
  object: 'Deve ser um objeto.',
};

type Frases = Readonly<Record<string, (limite: number | bigint) => string>>;

const DEMAIS: Frases = {
  string: (limite) => `Tem mais de ${limite} caracteres.`,
  array: (limite) => `São no máximo ${limite}.`,
  number: (limite) => `O maior aceito é ${limite}.`,
};
const DE_MENOS: Frases = {
  string: (limite) => (limite === 1 ? 'Preencha este campo.' : `Tem menos de ${limite} caracteres.`),
  array: (limite) => `São ao menos ${limite}.`,
  number: (limite) => `O menor aceito é ${limite}.`,
};
