import fc from 'fast-check';

/** Draws from an arbitrary within another. */
export type Sortear = <T>(de: fc.Arbitrary<T>) => T;

/** Draws one of a list. An arbitrary for each list would be kept for each draw. */
export const um = <T>(g: Sortear, de: readonly T[]): T => de[g(QUALQUER) % de.length] as T;
/** True in `quantos` of a hundred draws. */
export const emCem = (g: Sortear, quantos: number): boolean => g(QUALQUER) % 100 < quantos;
const QUALQUER = fc.nat();

/** Values no form sends: wrong types, extremes, and texts that a shell, a query, a page or a parser interprets. */
const TEXTOS_RUINS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\u202egpj.exe',
  'e\u0301\u0327'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  '\ufeff\u200b',
  "'; drop table processo; --",
  "' or 1=1 --",
  '%',
  '_%\\',
  '\\',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '=cmd|1',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  '-1',
  '99999999999999999999999999999999999999',
  '0.00000000000000000000000000000000000001',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '275760-09-13',
  '2026-13',
  '٣٤٥',
  '１２３',
  'ß'.repeat(300),
  'a'.repeat(20_000),
];

const NUMEROS_RUINS = [0, -1, 1.5, -0, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63)];

export const badText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTOS_RUINS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);

export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: badText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMEROS_RUINS) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: null }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 3000 }).map(aninhado) },
);

function aninhado(niveis: number): unknown {
  let valor: unknown = 1;
  for (let i = 0; i < niveis; i++) valor = i % 2 === 0 ? [valor] : { a: valor };
  return valor;
}
