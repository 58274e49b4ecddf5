import { horaOuDia } from './hora-ou-dia.ts';

const AGORA = new Date(2026, 10, 21, 15, 0);
const em = (...partes: [number, number, number, number, number]) => new Date(...partes).toISOString();

test.each([
  [em(2026, 10, 21, 14, 32), '14:32'],
  [em(2026, 10, 21, 0, 5), '00:05'],
  [em(2026, 10, 20, 23, 59), '20/11/2026 23:59'],
  [em(2025, 10, 21, 14, 32), '21/11/2025 14:32'],
])('%s is %s', (instante, escrito) => {
  expect(horaOuDia(instante, AGORA)).toBe(escrito);
});
