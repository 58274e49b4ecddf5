/** The acts of the reform whose articles the product cites, by the name it cites them by. */
const LEIS_CITADAS = {
  'LC 214/2025': 'lc-214-2025',
  'Decreto 12.955/2026': 'decreto-12955-2026',
  'Res. CGIBS 6/2026': 'res-cgibs-6-2026',
  ADCT: 'adct',
} as const;
type LeiCitada = (typeof LEIS_CITADAS)[keyof typeof LEIS_CITADAS];

/** A piece of a sentence: plain text, or the citation of an article. */
export type ParteDoTexto = string | { texto: string; lei: LeiCitada; artigo: string };

/** Splits a sentence at the articles it cites: `LC 214/2025, art. 443, § 3º`, and each one of `arts. 343 e 346`. */
export function comCitacoes(frase: string): ParteDoTexto[] {
  const partes: ParteDoTexto[] = [];
  let lido = 0;
  for (const citacao of frase.matchAll(CITACAO)) {
    const { nome = '', plural = '', numeros = '', resto = '' } = citacao.groups ?? {};
    const lei = LEIS_CITADAS[nome as keyof typeof LEIS_CITADAS];
    partes.push(frase.slice(lido, citacao.index));
    lido = citacao.index + citacao[0].length;
    const [primeiro = '', ...outros] = numeros.split(/(, | e | a )/);
    partes.push({ texto: `${nome}, ${plural} ${primeiro}${outros.length === 0 ? resto : ''}`, lei, artigo: primeiro });
    for (const outro of outros) partes.push(/\d/.test(outro) ? { texto: outro, lei, artigo: outro } : outro);
    if (outros.length > 0) partes.push(resto);
  }
  partes.push(frase.slice(lido));
  return partes.filter((parte) => parte !== '');
}

const NOMES = Object.keys(LEIS_CITADAS)
  .map((nome) => nome.replaceAll('.', '\\.'))
  .join('|');
const CITACAO = new RegExp(
  `(?<nome>${NOMES}), (?<plural>arts?\\.) (?<numeros>\\d+(?:(?:, | e | a )\\d+(?![\\d./]))*)(?<resto>(?:, §§? \\d+º(?:(?: e | a )\\d+º)?)?)`,
  'g',
);
