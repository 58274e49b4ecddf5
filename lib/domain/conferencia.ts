import type { DecimalTexto } from './decimal-texto.ts';

/** How a conference ended: `erro` contradicts the document, `aviso` deserves a look, `ok` closes. */
export const NIVEIS_CONFERENCIA = ['erro', 'aviso', 'ok'] as const;
export type NivelConferencia = (typeof NIVEIS_CONFERENCIA)[number];

/** One check of a document against itself, with both sides of the sum. */
export interface Conferencia {
  codigo: string;
  nivel: NivelConferencia;
  mensagem: string;
  declarado: DecimalTexto | null;
  calculado: DecimalTexto | null;
  /** Number of the adição it speaks of; null when it is about the whole declaration. */
  adicao: string | null;
}
