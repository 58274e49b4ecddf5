import type { z } from 'zod';
import { checkSession } from './session.ts';

/** What a person likes on this machine, kept apart from what others who sign in here like. Spoilt or absent, there is none. */
export function readPreference<T>(chave: string, esquema: z.ZodType<T>): T | undefined {
  const texto = localStorage.getItem(chaveDaPessoa(chave));
  try {
    return esquema.safeParse(JSON.parse(texto ?? '')).data;
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage loses a taste, not work: it is no error. */
export function keepPreference(chave: string, valor: unknown): void {
  try {
    localStorage.setItem(chaveDaPessoa(chave), JSON.stringify(valor));
  } catch {
    console.warn(`A preferência ${chave} não pôde ser guardada neste navegador.`);
  }
}

const chaveDaPessoa = (chave: string) => `cais-preferencia:${checkSession()?.id ?? ''}:${chave}`;
