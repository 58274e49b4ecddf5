import { dashboardBusca } from './painel-busca.ts';

test.each(['9999-12', '0001-01', '2026-13', 'x', '', 5])('a link to the month %s shows the usual ones', (ate) => {
  expect(dashboardBusca.parse({ ate, de: ate })).toEqual({ ver: 'graficos' });
});

test('a link to real months shows them', () => {
  expect(dashboardBusca.parse({ de: '2026-01', ate: '2026-03' })).toMatchObject({ de: '2026-01', ate: '2026-03' });
});
