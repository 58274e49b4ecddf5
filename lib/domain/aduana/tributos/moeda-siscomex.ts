/** ISO 4217 codes by Siscomex/BACEN currency number (domain/importacao.md §5). */
const MOEDAS_SISCOMEX: Readonly<Record<string, string>> = {
  '055': 'DKK',
  '065': 'NOK',
  '070': 'SEK',
  '150': 'AUD',
  '165': 'CAD',
  '220': 'USD',
  '425': 'CHF',
  '470': 'JPY',
  '540': 'GBP',
  '790': 'BRL',
  '860': 'INR',
  '978': 'EUR',
};

/**
 * ISO code of a declared currency. For a currency missing from the table it returns the number, so that currencies stay distinct.
 */
export function siglaDaMoeda(codigo: string | null): string {
  const numero = codigo ?? '';
  return Object.hasOwn(MOEDAS_SISCOMEX, numero) ? (MOEDAS_SISCOMEX[numero] as string) : numero;
}

/** Whether two codes are of one currency: a DI has its number, a DUIMP its ISO code. */
export function mesmaMoeda(codigo: string | null, outro: string | null): boolean {
  return siglaDaMoeda(codigo) === siglaDaMoeda(outro);
}

/** Number of a currency typed as ISO code or number. Any three digits pass; an ISO code missing from the table gives undefined. */
export function codigoDaMoeda(escrita: string): string | undefined {
  const procurada = escrita.trim().toUpperCase();
  if (/^\d{3}$/.test(procurada)) return procurada;
  return Object.entries(MOEDAS_SISCOMEX).find(([, sigla]) => sigla === procurada)?.[0];
}

export const SIGLAS_DE_MOEDAS: readonly string[] = Object.values(MOEDAS_SISCOMEX);
