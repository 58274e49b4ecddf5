import { fimDaParada, proximaEntrada, proximaTentativaNoPortal, voltaDoLimite } from './portal-unico.ts';

const em = (texto: string) => new Date(texto);

test.each([
  ['2026-11-20T03:59:59Z', null],
  ['2026-11-20T04:00:00Z', '2026-11-20T06:00:30.000Z'],
  ['2026-11-20T05:59:59Z', '2026-11-20T06:00:30.000Z'],
  ['2026-11-20T06:00:00Z', null],
])('the daily stop at %s ends at %s', (agora, fim) => {
  expect(fimDaParada(em(agora))?.toISOString() ?? null).toBe(fim);
});

test.each([
  ['disponível novamente após as 10:00:00', '2026-11-20T12:40:00Z', '2026-11-20T13:00:01.000Z'],
  ['disponível novamente após as 00:00:00', '2026-11-21T02:40:00Z', '2026-11-21T03:00:01.000Z'],
  ['disponível novamente após as 01:00:00', '2026-11-21T02:40:00Z', '2026-11-21T04:00:01.000Z'],
  ['sem hora', '2026-11-20T12:40:00Z', '2026-11-20T13:00:01.000Z'],
])('a limit that is “%s” at %s is over at %s', (mensagem, agora, volta) => {
  expect(voltaDoLimite(mensagem, em(agora)).toISOString()).toBe(volta);
});

test('a minute and a second between log-ins, and four attempts without an answer', () => {
  const agora = em('2026-11-20T12:00:00Z');
  expect(proximaEntrada(agora).toISOString()).toBe('2026-11-20T12:01:01.000Z');
  const esperas = [1, 2, 3, 4, 5].map((n) => proximaTentativaNoPortal(n, agora)?.toISOString().slice(11, 19) ?? null);
  expect(esperas).toEqual(['12:01:05', '12:05:00', '12:15:00', '13:00:00', null]);
});
