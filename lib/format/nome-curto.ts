/**
 * Shortens a company name for a narrow cell: the legal form goes, and the usual long words are abbreviated. The full name stays in
 * files, forms and tooltips.
 */
export function nomeCurto(razaoSocial: string): string {
  const semForma = razaoSocial.replace(FORMA_JURIDICA, '');
  const curto = ABREVIATURAS.reduce((nome, [palavra, abreviada]) => nome.replace(palavra, abreviada), semForma);
  return curto.trim() || razaoSocial;
}

/** `Ltda`, `S.A.`, `S/A`, `EIRELI`, `ME` and `EPP` at the end, also two of them, `Ltda - EPP`, and the usual forms abroad. */
const FORMA_JURIDICA =
  /(?:[\s,–-]+(?:ltda\.?|s\.?\s?a\.?|s\/a|eireli|epp|me|(?:co|ltd|inc|corp)\.?|company|limited|llc|gmbh))+$/i;

const ABREVIATURAS: readonly (readonly [RegExp, string])[] = [
  [/\bind[uú]stria\b/gi, 'Ind.'],
  [/\bcom[eé]rcio\b/gi, 'Com.'],
  [/\bimporta[cç][aã]o\b/gi, 'Imp.'],
  [/\bexporta[cç][aã]o\b/gi, 'Exp.'],
];
