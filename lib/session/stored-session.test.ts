import { validSession } from './stored-session.ts';

const AGORA = Date.parse('2026-11-20T14:00:00.000Z');
const MINUTO = 60_000;

const inteira = {
  token: 'abc',
  id: 'u1',
  name: 'Maria da Conceição',
  email: 'maria@exemplo.com.br',
  idEmpresa: 'e1',
  empresa: { nomeFantasia: 'Amazônia Componentes' },
  telefone: null,
  telefonePessoal: null,
  rg: null,
  cpf: null,
  dtNascimento: null,
  despachante: true,
  sobremim: null,
  date: '2026-11-20T13:30:00.000Z',
};

const em = (deslocamento: number) => JSON.stringify({ ...inteira, date: new Date(AGORA + deslocamento).toISOString() });

test('a whole record reads back as it was stored', () => {
  expect(validSession(JSON.stringify(inteira), AGORA)).toEqual(inteira);
});

test('fields that are not of the session are left out', () => {
  expect(validSession(JSON.stringify({ ...inteira, papel: 'admin' }), AGORA)).toEqual(inteira);
});

test('missing or spoilt personal fields read as null and do not end the session', () => {
  const texto = JSON.stringify({ token: 'abc', date: inteira.date, name: 12, empresa: 'x' });
  expect(validSession(texto, AGORA)).toMatchObject({ token: 'abc', name: null, empresa: null, idEmpresa: null });
});

test.each([
  ['just logged in', em(0)],
  ['one millisecond before the hour', em(-60 * MINUTO + 1)],
  ['clock five minutes ahead', em(5 * MINUTO)],
  ['date with an offset', JSON.stringify({ ...inteira, date: '2026-11-20T09:30:00-04:00' })],
])('valid: %s', (_, texto) => {
  expect(validSession(texto, AGORA)).not.toBeNull();
});

test.each([
  ['absent', null],
  ['empty', ''],
  ['broken JSON', '{"token":"abc"'],
  ['JSON null', 'null'],
  ['a list', '[]'],
  ['a number', '42'],
  ['a text', '"abc"'],
  ['no token', JSON.stringify({ ...inteira, token: undefined })],
  ['null token', JSON.stringify({ ...inteira, token: null })],
  ['empty token', JSON.stringify({ ...inteira, token: '' })],
  ['no date', JSON.stringify({ ...inteira, date: undefined })],
  ['null date', JSON.stringify({ ...inteira, date: null })],
  ['empty date', JSON.stringify({ ...inteira, date: '' })],
  ['garbage date', JSON.stringify({ ...inteira, date: 'ontem' })],
  ['a text V8 finds a date in', JSON.stringify({ ...inteira, date: 'lixo Nov 20 2026 13:59:00 UTC' })],
  ['a day without time', JSON.stringify({ ...inteira, date: '2026-11-20' })],
  ['an impossible day', JSON.stringify({ ...inteira, date: '2026-13-45T10:00:00.000Z' })],
  ['a date that is a number', JSON.stringify({ ...inteira, date: AGORA })],
  ['exactly one hour ago', em(-60 * MINUTO)],
  ['yesterday', em(-24 * 60 * MINUTO)],
  ['more than five minutes ahead', em(5 * MINUTO + 1)],
])('signed out: %s', (_, texto) => {
  expect(validSession(texto, AGORA)).toBeNull();
});
