/** ISO 4217 letters of the Siscomex/BACEN currency numbers (domain/importacao.md §5). */
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

/** The letters of a declared currency; of one the table lacks, its number, so that it is still told from the others. */
export function siglaDaMoeda(codigo: string | null): string {
  const numero = codigo ?? '';
  return Object.hasOwn(MOEDAS_SISCOMEX, numero) ? (MOEDAS_SISCOMEX[numero] as string) : numero;
}

/** The number of a currency somebody wrote, by its letters or its number; undefined of one the table lacks. */
export function codigoDaMoeda(escrita: string): string | undefined {
  const procurada = escrita.trim().toUpperCase();
  if (/^\d{3}$/.test(procurada)) return procurada;
  return Object.entries(MOEDAS_SISCOMEX).find(([, sigla]) => sigla === procurada)?.[0];
}

/** Of the currencies whose letters are known. */
export const SIGLAS_DE_MOEDAS: readonly string[] = Object.values(MOEDAS_SISCOMEX);
