import { DURACAO_SESSAO_MS } from '#lib/domain/sistema/sessao.ts';
import { CHAVE_SESSAO } from './chave-da-sessao.ts';
import { MARIA } from './maria-de-teste.ts';
import {
  encerrarSessao,
  encerrarSessaoDoToken,
  iniciarSessao,
  ouvirSessao,
  verificarSessao,
  vigiarSessao,
} from './sessao.ts';

const maria = { ...MARIA, empresa: { nomeFantasia: 'Amazônia' } };

let parar: () => void;
const aoMudar = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T14:00:00Z') });
  localStorage.clear();
  encerrarSessao();
  aoMudar.mockClear();
  parar = vigiarSessao();
});
const calar = ouvirSessao(aoMudar);
afterEach(() => {
  parar();
  jest.useRealTimers();
});
afterAll(calar);

test('login stores the fields of the session, the time, and nothing else', () => {
  iniciarSessao({ ...maria, papel: 'admin' } as typeof maria);
  expect(JSON.parse(localStorage.getItem(CHAVE_SESSAO) ?? '')).toEqual({ ...maria, date: '2026-11-20T14:00:00.000Z' });
  expect(verificarSessao()?.name).toBe('Maria');
  expect(aoMudar).toHaveBeenCalledTimes(1);
});

test('ending it removes that one key only', () => {
  localStorage.setItem('mui-mode', 'dark');
  iniciarSessao(maria);
  encerrarSessao();
  expect(localStorage.getItem(CHAVE_SESSAO)).toBeNull();
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(verificarSessao()).toBeNull();
});

test('it ends by itself one hour after login, use or no use', () => {
  iniciarSessao(maria);
  jest.advanceTimersByTime(DURACAO_SESSAO_MS - 1);
  expect(verificarSessao()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(localStorage.getItem(CHAVE_SESSAO)).toBeNull();
  expect(aoMudar).toHaveBeenCalledTimes(2);
});

test('a tab that slept past the hour finds out when it is looked at again', () => {
  iniciarSessao(maria);
  jest.setSystemTime(Date.now() + DURACAO_SESSAO_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(aoMudar).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem(CHAVE_SESSAO)).toBeNull();
});

test('leaving or entering in another tab is followed here', () => {
  iniciarSessao(maria);
  const texto = localStorage.getItem(CHAVE_SESSAO) ?? '';
  localStorage.removeItem(CHAVE_SESSAO);
  window.dispatchEvent(new StorageEvent('storage', { key: CHAVE_SESSAO }));
  expect(aoMudar).toHaveBeenCalledTimes(2);
  localStorage.setItem(CHAVE_SESSAO, texto);
  window.dispatchEvent(new StorageEvent('storage', { key: CHAVE_SESSAO }));
  expect(aoMudar).toHaveBeenCalledTimes(3);
});

test('a refused old token does not end a newer session', () => {
  iniciarSessao({ ...maria, token: 't2' });
  encerrarSessaoDoToken('t1');
  expect(verificarSessao()?.token).toBe('t2');
  encerrarSessaoDoToken('t2');
  expect(verificarSessao()).toBeNull();
});

test('the same record read twice is the same object', () => {
  iniciarSessao(maria);
  expect(verificarSessao()).toBe(verificarSessao());
});
