import { z } from 'zod';
import { keepPreference, readPreference } from '#lib/session/preference.ts';

const recentes = z.array(z.object({ chave: z.string(), rotulo: z.string() }));
type Recentes = z.infer<typeof recentes>;

/** The last choices of this person in a lookup; a lookup narrowed by other fields has choices of its own. */
export function readLookupRecents(busca: string): Recentes {
  return readPreference(chave(busca), recentes) ?? [];
}

export function keepLookupRecent(busca: string, escolhido: Recentes[number]): void {
  const outros = readLookupRecents(busca).filter((recente) => recente.chave !== escolhido.chave);
  keepPreference(chave(busca), [escolhido, ...outros].slice(0, LEMBRADOS));
}

const chave = (busca: string) => `busca-recentes:${busca}`;
const LEMBRADOS = 6;
