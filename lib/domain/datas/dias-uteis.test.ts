import { diaDaTaxaDeCambio, diaUtilAnterior, ehDiaUtil, proximoDiaUtil } from './dias-uteis.ts';

describe('The business day before', () => {
  test.each([
    // A Wednesday, a Monday, a Sunday.
    ['2026-11-25', '2026-11-24'],
    ['2026-11-23', '2026-11-19'],
    ['2026-11-22', '2026-11-19'],
    // Carnival 2026 (Easter on 5 April). Ash Wednesday opens in the afternoon, so it has a rate.
    ['2026-02-18', '2026-02-13'],
    ['2026-02-19', '2026-02-18'],
    // Good Friday and Corpus Christi of 2026.
    ['2026-04-06', '2026-04-02'],
    ['2026-06-05', '2026-06-03'],
    // New Year after Christmas.
    ['2026-01-02', '2025-12-31'],
    ['2025-12-26', '2025-12-24'],
    // 20 November is a national holiday only from 2024 on.
    ['2023-11-21', '2023-11-20'],
    ['2024-11-21', '2024-11-19'],
  ])('%s is %s', (dia, anterior) => {
    expect(diaUtilAnterior(dia)).toBe(anterior);
  });

  test.each([
    ['2024-03-29', false],
    ['2024-03-31', false],
    ['2024-05-30', false],
    ['2025-03-03', false],
    ['2025-03-04', false],
    ['2025-03-05', true],
    ['2025-04-18', false],
    ['2038-04-23', false],
  ])('%s open: %s', (dia, aberto) => {
    expect(ehDiaUtil(dia)).toBe(aberto);
  });
});

/** domain/conferencia-independente.md §3.2: Notícia Siscomex Importação 016/2019. */
test.each([
  // A Tuesday, and the Wednesday on which the rule changed.
  ['2019-04-09', '2019-04-05'],
  ['2019-04-10', '2019-04-09'],
  // A Monday before the change and one after.
  ['2019-04-08', '2019-04-04'],
  ['2019-04-15', '2019-04-12'],
  // The second business day before, across the holiday of 1 May.
  ['2018-05-03', '2018-04-30'],
  ['2018-05-02', '2018-04-27'],
  ['2026-04-06', '2026-04-02'],
])('registered on %s: the rate of %s', (dataRegistro, dia) => {
  expect(diaDaTaxaDeCambio(dataRegistro)).toBe(dia);
});

test.each([
  // A Friday that is a bank holiday; a Thursday before one; Christmas Eve of 2026; Carnival's Saturday.
  ['2026-11-20', '2026-11-23'],
  ['2026-11-19', '2026-11-23'],
  ['2026-12-24', '2026-12-28'],
  ['2026-02-14', '2026-02-18'],
])('banks open again after %s on %s', (dia, proximo) => {
  expect(proximoDiaUtil(dia)).toBe(proximo);
});
