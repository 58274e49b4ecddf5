import { DURACAO_SESSAO_MS } from '#lib/domain/acesso/sessao.ts';
import { MARIA } from './maria-de-teste.ts';
import { checkSession, endSession, endSessionOfToken, listenToSession, startSession, watchSession } from './session.ts';
import { SESSION_KEY } from './session-key.ts';

const maria = { ...MARIA, empresa: { nomeFantasia: 'Amazônia' } };

let parar: () => void;
const aoMudar = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T14:00:00Z') });
  localStorage.clear();
  endSession();
  aoMudar.mockClear();
  parar = watchSession();
});
const calar = listenToSession(aoMudar);
afterEach(() => {
  parar();
  jest.useRealTimers();
});
afterAll(calar);

test('login stores the fields of the session, the time, and nothing else', () => {
  startSession({ ...maria, papel: 'admin' } as typeof maria);
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual({ ...maria, date: '2026-11-20T14:00:00.000Z' });
  expect(checkSession()?.name).toBe('Maria');
  expect(aoMudar).toHaveBeenCalledTimes(1);
});

test('ending it removes that one key only', () => {
  localStorage.setItem('mui-mode', 'dark');
  startSession(maria);
  endSession();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(checkSession()).toBeNull();
});

test('it ends by itself one hour after login, use or no use', () => {
  startSession(maria);
  jest.advanceTimersByTime(DURACAO_SESSAO_MS - 1);
  expect(checkSession()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(aoMudar).toHaveBeenCalledTimes(2);
});

test('a tab that slept past the hour finds out when it is looked at again', () => {
  startSession(maria);
  jest.setSystemTime(Date.now() + DURACAO_SESSAO_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(aoMudar).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test.each(['{', JSON.stringify({ ...maria, date: null })])(
  'the broken record %s is nobody, and is removed',
  (texto) => {
    localStorage.setItem(SESSION_KEY, texto);
    expect(checkSession()).toBeNull();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  },
);

test('leaving or entering in another tab is followed here', () => {
  startSession(maria);
  const texto = localStorage.getItem(SESSION_KEY) ?? '';
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(aoMudar).toHaveBeenCalledTimes(2);
  localStorage.setItem(SESSION_KEY, texto);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(aoMudar).toHaveBeenCalledTimes(3);
});

test('a refused old token does not end a newer session', () => {
  startSession({ ...maria, token: 't2' });
  endSessionOfToken('t1');
  expect(checkSession()?.token).toBe('t2');
  endSessionOfToken('t2');
  expect(checkSession()).toBeNull();
});

test('the same record read twice is the same object', () => {
  startSession(maria);
  expect(checkSession()).toBe(checkSession());
});
