import { z } from 'zod';
import { TIPOS_DE_ACHADO } from '#lib/contracts/busca.ts';
import { guardarPreferencia, lerPreferencia } from '#lib/session/preferencia.ts';

const CHAVE = 'recentes';
const QUANTOS = 12;

const recente = z.object({ tipo: z.enum(TIPOS_DE_ACHADO), id: z.uuid(), titulo: z.string() });
export type Recente = z.infer<typeof recente>;

/** The records this person has opened on this machine, the last one first. */
export function lerRecentes(): Recente[] {
  return lerPreferencia(CHAVE, recente.array()) ?? [];
}

/** The page of a record is open, and this is what it is called now. */
export function guardarRecente(aberto: Recente): void {
  const outros = lerRecentes().filter(({ tipo, id }) => tipo !== aberto.tipo || id !== aberto.id);
  guardarPreferencia(CHAVE, [aberto, ...outros].slice(0, QUANTOS));
}
