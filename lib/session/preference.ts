import type { z } from 'zod';
import { checkSession } from './session.ts';

/**
 * Reads a preference of the signed-in person on this machine, separate from those of other people. Undefined if the preference is
 * absent or malformed.
 */
export function readPreference<T>(chave: string, esquema: z.ZodType<T>): T | undefined {
  const texto = localStorage.getItem(chaveDaPessoa(chave));
  try {
    return esquema.safeParse(JSON.parse(texto ?? '')).data;
  } catch {
    return undefined;
  }
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
