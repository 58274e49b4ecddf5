import { haQuanto } from './ha-quanto.ts';

const local = (dia: number, hora: number, minuto = 0, segundo = 0) => new Date(2026, 10, dia, hora, minuto, segundo);
const AGORA = local(20, 14);

test.each([
  [local(20, 14), 'agora mesmo'],
  [local(20, 13, 59, 1), 'agora mesmo'],
  // The other clock is ahead of ours.
  [local(20, 14, 2), 'agora mesmo'],
  [local(20, 13, 59), 'há 1 min'],
  [local(20, 13, 1), 'há 59 min'],
  [local(20, 13), 'há 1 h'],
  [local(20, 0, 5), 'há 13 h'],
  [local(19, 23, 55), 'ontem'],
  [local(19, 0), 'ontem'],
  [local(18, 23), 'há 2 dias'],
  [local(14, 0), 'há 6 dias'],
  [local(13, 23), ''],
])('%s is told as “%s”', (quando, dito) => {
  expect(haQuanto(quando.toISOString(), AGORA)).toBe(dito);
});

test('what was minutes ago is minutes ago, though the day has changed', () => {
  expect(haQuanto(local(19, 23, 50).toISOString(), local(20, 0, 5))).toBe('há 15 min');
});
