import { z } from 'zod';
import { TIPOS_DE_ACHADO } from '#lib/contracts/views/busca.ts';
import { keepPreference, readPreference } from '#lib/session/preference.ts';

const CHAVE = 'recentes';
const QUANTOS = 12;

const recente = z.object({ tipo: z.enum(TIPOS_DE_ACHADO), id: z.uuid(), titulo: z.string() });
export type Recent = z.infer<typeof recente>;

/** The records this person has opened on this machine, the latest first. */
export function readRecents(): Recent[] {
  return readPreference(CHAVE, recente.array()) ?? [];
}

/** Puts an open record first among the recent ones, under its current title. */
export function keepRecent(aberto: Recent): void {
  const outros = readRecents().filter(({ tipo, id }) => tipo !== aberto.tipo || id !== aberto.id);
  keepPreference(CHAVE, [aberto, ...outros].slice(0, QUANTOS));
}
