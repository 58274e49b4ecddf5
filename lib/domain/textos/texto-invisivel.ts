/** Joiners of emoji and of some scripts, which are seen by what they join. */
const INVISIVEL = /[^\P{Cf}\u200c\u200d]/u;

/**
 * Refuses a text with what nobody sees: marks of format by which two names look alike, or read the other way round. Null for any other
 * text.
 */
export function motivoDeInvisivel(texto: string): string | null {
  const achado = INVISIVEL.exec(texto)?.[0];
  if (!achado) return null;
  const perto = texto.replaceAll(new RegExp(INVISIVEL, 'gu'), '').trim().slice(0, 40);
  return `${perto ? `“${perto}” tem` : 'O texto tem'} um caractere que não se vê (${codigoDe(achado)}): apague e digite de novo.`;
}

/** Takes out what nobody sees of a text that nobody can type again, and tells its codes; null for any other text. */
export function semInvisiveis(texto: string): { texto: string; codigos: string[] } | null {
  const achados = texto.match(new RegExp(INVISIVEL, 'gu'));
  if (!achados) return null;
  return { texto: texto.replaceAll(new RegExp(INVISIVEL, 'gu'), ''), codigos: [...new Set(achados.map(codigoDe))] };
}

const codigoDe = (caractere: string) => `U+${caractere.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
