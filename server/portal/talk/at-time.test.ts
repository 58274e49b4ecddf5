import { escreverHora, escreverParada } from './at-time.ts';

const fuso = process.env.TZ;
afterEach(() => {
  if (fuso === undefined) delete process.env.TZ;
  else process.env.TZ = fuso;
});

test.each([
  ['America/Manaus', '02:00', 'da 0h às 2h (1h às 3h de Brasília)'],
  ['America/Sao_Paulo', '03:00', 'da 1h às 3h de Brasília'],
  ['America/Rio_Branco', '01:00', 'das 23h à 1h (1h às 3h de Brasília)'],
  ['UTC', '06:00', 'das 4h às 6h (1h às 3h de Brasília)'],
  ['Asia/Kolkata', '11:30', 'das 9h30 às 11h30 (1h às 3h de Brasília)'],
])('in %s the daily stop ends at %s by the clock that tells when it began', (lugar, fim, parada) => {
  process.env.TZ = lugar;
  const instante = new Date('2026-11-20T06:00:30Z');
  expect(escreverHora(instante)).toBe(fim);
  expect(escreverParada(instante)).toBe(`O Portal Único para todo dia ${parada}.`);
});
