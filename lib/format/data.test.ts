import { formatarData, formatarHora, formatarInstante } from './data.ts';

test.each([
  ['2026-11-20', '20/11/2026'],
  ['2026-01-01', '01/01/2026'],
  ['2026-11-20T00:00:00Z', '—'],
  ['20/11/2026', '—'],
  ['', '—'],
  [null, '—'],
  [undefined, '—'],
])('day %p → %s', (data, esperado) => {
  expect(formatarData(data)).toBe(esperado);
});

test('an instant is shown on the local clock, to the minute', () => {
  const local = new Date(2026, 10, 20, 9, 5, 59);
  expect(formatarInstante(local.toISOString())).toBe('20/11/2026 09:05');
});

test.each([null, undefined, '', 'ontem'])('%p is no instant', (instante) => {
  expect(formatarInstante(instante)).toBe('—');
});

test('an instant on the clock alone; what is none, a dash', () => {
  expect(formatarHora(new Date(2026, 10, 20, 9, 5).toISOString())).toBe('09:05');
  expect(formatarHora(null)).toBe('—');
});
