import { CHAVE_SESSAO } from './chave-da-sessao.ts';
import { MARIA } from './maria-de-teste.ts';
import { seguirConta, seguirEmpresa } from './seguir-cadastro.ts';
import { encerrarSessao, iniciarSessao, verificarSessao } from './sessao.ts';

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
const guardada = () => JSON.parse(localStorage.getItem(CHAVE_SESSAO) ?? 'null');

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T14:00:00Z') });
  encerrarSessao();
  iniciarSessao(NA_EMPRESA);
  jest.setSystemTime(Date.parse('2026-11-20T14:30:00Z'));
});
afterEach(() => jest.useRealTimers());

test('what is saved of oneself is in the stored record, whose hour and token stay', () => {
  seguirConta(CONTA);
  const { id: _, versao: __, nome, foto: ___, ...campos } = CONTA;
  expect(guardada()).toEqual({ ...NA_EMPRESA, ...campos, name: nome, date: '2026-11-20T14:00:00.000Z' });
  expect(verificarSessao()?.name).toBe('Maria Rios');
});

test('the name of the company follows, too', () => {
  seguirEmpresa({ id: 'e1', nomeFantasia: 'Rio Negro' });
  expect(guardada()).toEqual({
    ...NA_EMPRESA,
    empresa: { nomeFantasia: 'Rio Negro' },
    date: '2026-11-20T14:00:00.000Z',
  });
});

test("an answer that comes when somebody else is signed in is nobody's", () => {
  seguirConta({ ...CONTA, id: 'u2' });
  seguirEmpresa({ id: 'e2', nomeFantasia: 'Rio Negro' });
  expect(guardada()).toEqual({ ...NA_EMPRESA, date: '2026-11-20T14:00:00.000Z' });
});

test('with nobody signed in nothing is stored', () => {
  encerrarSessao();
  seguirConta(CONTA);
  expect(guardada()).toBeNull();
});
