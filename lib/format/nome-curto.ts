/**
 * Shortens a company name for a narrow cell: the legal form goes, and the usual long words are abbreviated in the case they are written
 * in. The full name stays in files, forms and tooltips.
 */
export function nomeCurto(razaoSocial: string): string {
  const semForma = razaoSocial.replace(FORMA_JURIDICA, '');
  const curto = semForma.replace(PALAVRAS_LONGAS, (palavra) => `${palavra.slice(0, LETRAS_QUE_FICAM)}.`);
  return curto.trim() || razaoSocial;
}

/** `Ltda`, `S.A.`, `S/A`, `EIRELI`, `ME` and `EPP` at the end, also two of them, `Ltda - EPP`, and the usual forms abroad. */
const FORMA_JURIDICA =
  /(?:[\s,–-]+(?:ltda\.?|s\.?\s?a\.?|s\/a|eireli|epp|me|(?:co|ltd|inc|corp)\.?|company|limited|llc|gmbh))+$/i;

/** `Indústria` → `Ind.`, `COMÉRCIO` → `COM.` */
const PALAVRAS_LONGAS = /\b(?:ind[uú]stria|com[eé]rcio|(?:im|ex)porta[cç][aã]o)\b/gi;
const LETRAS_QUE_FICAM = 3;
