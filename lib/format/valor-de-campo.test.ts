import { valorDeCampo } from './valor-de-campo.ts';

test.each([
  [null, '—'],
  [undefined, '—'],
  ['', '—'],
  [[], '—'],
  [{ nome: null }, '—'],
  [true, 'Sim'],
  [false, 'Não'],
  [0, '0'],
  ['Rua A', 'Rua A'],
  ['1234.5000000', '1.234,5000000'],
  ['00012', '00012'],
  ['2026-11-20', '20/11/2026'],
  [{ codigo: '160', nome: 'China' }, '160 - China'],
  [{ id: '0193', razaoSocial: 'ACME' }, 'ACME'],
  [{ rua: 'A', numero: null, cidade: 'B' }, 'A, B'],
  [['um', 'dois'], 'um; dois'],
])('%j reads %s', (valor, escrito) => {
  expect(valorDeCampo(valor)).toBe(escrito);
});

test('an instant is told on the clock of who reads it', () => {
  expect(valorDeCampo('2026-11-20T12:00:00.000Z')).toMatch(/^20\/11\/2026 \d\d:00$/);
});
