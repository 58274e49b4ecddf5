import { followAccount, followCompany } from './follow-cadastro.ts';
import { MARIA } from './maria-de-teste.ts';
import { checkSession, endSession, startSession } from './session.ts';
import { SESSION_KEY } from './session-key.ts';

const NA_EMPRESA = { ...MARIA, empresa: { nomeFantasia: 'Amazônia' }, despachante: false };
const CONTA = {
  id: 'u1',
  versao: 2,
  email: 'maria@exemplo.com.br',
  nome: 'Maria Rios',
  telefone: '9232321000',
  telefonePessoal: '92999991000',
  rg: '1',
  cpf: '52998224725',
  dtNascimento: '1990-02-28',
  despachante: true,
  sobremim: 'Classifica.',
  foto: null,
};
const guardada = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T14:00:00Z') });
  endSession();
  startSession(NA_EMPRESA);
  jest.setSystemTime(Date.parse('2026-11-20T14:30:00Z'));
});
afterEach(() => jest.useRealTimers());

test('what is saved of oneself is in the stored record, whose hour and token stay', () => {
  followAccount(CONTA);
  const { id: _, versao: __, nome, foto: ___, ...campos } = CONTA;
  expect(guardada()).toEqual({ ...NA_EMPRESA, ...campos, name: nome, date: '2026-11-20T14:00:00.000Z' });
  expect(checkSession()?.name).toBe('Maria Rios');
});

test('the name of the company follows, too', () => {
  followCompany({ id: 'e1', nomeFantasia: 'Rio Negro' });
  expect(guardada()).toEqual({
    ...NA_EMPRESA,
    empresa: { nomeFantasia: 'Rio Negro' },
    date: '2026-11-20T14:00:00.000Z',
  });
});

test("an answer that comes when somebody else is signed in is nobody's", () => {
  followAccount({ ...CONTA, id: 'u2' });
  followCompany({ id: 'e2', nomeFantasia: 'Rio Negro' });
  expect(guardada()).toEqual({ ...NA_EMPRESA, date: '2026-11-20T14:00:00.000Z' });
});

test('with nobody signed in nothing is stored', () => {
  endSession();
  followAccount(CONTA);
  expect(guardada()).toBeNull();
});
