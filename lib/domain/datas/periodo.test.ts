import { diasDosMeses, type PeriodoUsual, periodoUsual } from './periodo.ts';

// 21 November 2026 was a Saturday, 29 February 2024 a Thursday.
test.each<[PeriodoUsual, string, string, string]>([
  ['hoje', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['semana', '2026-11-21', '2026-11-15', '2026-11-21'],
  ['semana', '2026-11-22', '2026-11-22', '2026-11-28'],
  ['semana', '2024-02-29', '2024-02-25', '2024-03-02'],
  ['mes', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['mes', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['mes', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['mes-passado', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['mes-passado', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['ano', '2026-11-21', '2026-01-01', '2026-12-31'],
])('%s on %s is %s to %s', (qual, hoje, de, ate) => {
  expect(periodoUsual(qual, hoje)).toEqual({ de, ate });
});

test('months are days from the first of one to the last of the other', () => {
  expect(diasDosMeses({ de: '2025-12', ate: '2026-02' })).toEqual({ de: '2025-12-01', ate: '2026-02-28' });
});
