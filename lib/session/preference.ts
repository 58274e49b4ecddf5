import type { z } from 'zod';
import { checkSession } from './session.ts';

/**
 * Reads a preference of the signed-in person on this machine, separate from those of other people. Undefined if the preference is
 * absent or malformed.
 */
export function readPreference<T>(chave: string, esquema: z.ZodType<T>): T | undefined {
  try {
    return esquema.safeParse(JSON.parse(preferenceText(chave) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The stored text of a preference: whoever reads it often looks first whether it is another. */
export function preferenceText(chave: string): string | null {
  return localStorage.getItem(chaveDaPessoa(chave));
}

/** Stores a preference. A full or forbidden storage loses only a preference, so it is no error. */
export function keepPreference(chave: string, valor: unknown): void {
  try {
    localStorage.setItem(chaveDaPessoa(chave), JSON.stringify(valor));
  } catch {
    console.warn(`A preferência ${chave} não pôde ser guardada neste navegador.`);
  }
}

const chaveDaPessoa = (chave: string) => `cais-preferencia:${checkSession()?.id ?? ''}:${chave}`;
