import { diasParaAdiar, grupoDoDia, piorou, recusaDoAdiamento } from './meu-dia.ts';

const HOJE = '2026-11-20';

test.each([
  ['2026-11-19', 'ATRASADO'],
  ['2026-11-20', 'HOJE'],
  ['2026-11-21', 'SETE_DIAS'],
  ['2026-11-27', 'SETE_DIAS'],
  ['2026-11-28', 'DEPOIS'],
  [null, 'SEM_PRAZO'],
] as const)('a day %s stands under %s', (prazo, grupo) => {
  expect(grupoDoDia({ nivel: 'aviso', prazo }, HOJE)).toBe(grupo);
});

test('what costs already and has no day is for today', () => {
  expect(grupoDoDia({ nivel: 'erro', prazo: null }, HOJE)).toBe('HOJE');
});

test.each([
  ['an error now', { nivel: 'aviso', prazo: HOJE }, { nivel: 'erro', prazo: HOJE }, true],
  ['a day nearer', { nivel: 'aviso', prazo: '2026-11-21' }, { nivel: 'aviso', prazo: HOJE }, true],
  ['a day at all', { nivel: 'aviso', prazo: null }, { nivel: 'aviso', prazo: HOJE }, true],
  ['the same', { nivel: 'erro', prazo: HOJE }, { nivel: 'erro', prazo: HOJE }, false],
  ['a day farther off', { nivel: 'aviso', prazo: HOJE }, { nivel: 'aviso', prazo: '2026-11-21' }, false],
  ['no day any more', { nivel: 'aviso', prazo: HOJE }, { nivel: 'aviso', prazo: null }, false],
  ['an error no more', { nivel: 'erro', prazo: HOJE }, { nivel: 'aviso', prazo: HOJE }, false],
] as const)('worse or not: %s', (_, antes, agora, pior) => {
  expect(piorou(antes, agora)).toBe(pior);
});

test('a day to put off to is after today and within a year', () => {
  expect(recusaDoAdiamento(HOJE, HOJE)).toBe('Escolha um dia depois de hoje.');
  expect(recusaDoAdiamento('2026-11-21', HOJE)).toBeNull();
  expect(recusaDoAdiamento('2027-11-20', HOJE)).toBeNull();
  expect(recusaDoAdiamento('2027-11-21', HOJE)).toBe('O adiamento vai até um ano à frente.');
});

test.each([
  // A Friday, a Sunday, a Monday.
  ['2026-11-20', ['Amanhã 2026-11-21', 'Segunda-feira 2026-11-23', 'Em uma semana 2026-11-27']],
  ['2026-11-22', ['Amanhã 2026-11-23', 'Em uma semana 2026-11-29']],
  ['2026-11-23', ['Amanhã 2026-11-24', 'Segunda-feira 2026-11-30']],
])('the usual days from %s, each once', (hoje, dias) => {
  expect(diasParaAdiar(hoje).map(({ nome, dia }) => `${nome} ${dia}`)).toEqual(dias);
});
