import { DURACAO_SESSAO_MS } from '#lib/domain/acesso/sessao.ts';
import { MARIA } from './maria-de-teste.ts';
import { endRefusedSession, enterSample, isInSample, leaveSample } from './sample-company.ts';
import { checkSession, endSession, startSession } from './session.ts';
import { SESSION_KEY } from './session-key.ts';

const NO_EXEMPLO = {
  ...MARIA,
  token: 't2',
  id: 'u2',
  idEmpresa: 'e2',
  empresa: { nomeFantasia: 'Empresa de exemplo' },
};
let guardada: string | null;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T14:00:00Z') });
  localStorage.clear();
  endSession();
  startSession(MARIA);
  guardada = localStorage.getItem(SESSION_KEY);
  jest.setSystemTime(Date.parse('2026-11-20T14:30:00Z'));
});
afterEach(() => jest.useRealTimers());

test('the session of a sample company has the fields of any, and the own one comes back as it was', () => {
  expect(isInSample(checkSession())).toBe(false);
  enterSample(NO_EXEMPLO);
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual({
    ...NO_EXEMPLO,
    date: '2026-11-20T14:30:00.000Z',
  });
  expect(isInSample(checkSession())).toBe(true);
  expect(leaveSample()).toBe(true);
  expect(localStorage.getItem(SESSION_KEY)).toBe(guardada);
  expect(localStorage).toHaveLength(1);
  expect(isInSample(checkSession())).toBe(false);
});

test('an own session whose hour is over does not come back, and nobody is signed in', () => {
  enterSample(NO_EXEMPLO);
  jest.setSystemTime(Date.parse('2026-11-20T14:00:00Z') + DURACAO_SESSAO_MS);
  expect(leaveSample()).toBe(false);
  expect(checkSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a sample company thrown away elsewhere leads back; the refusal of another token ends nothing', () => {
  enterSample(NO_EXEMPLO);
  endRefusedSession('t1');
  expect(checkSession()?.token).toBe('t2');
  endRefusedSession('t2');
  expect(checkSession()?.token).toBe(MARIA.token);
  endRefusedSession(MARIA.token);
  expect(checkSession()).toBeNull();
});

test('somebody else who signs in is in no sample company', () => {
  enterSample(NO_EXEMPLO);
  endSession();
  startSession({ ...MARIA, idEmpresa: 'e3' });
  expect(isInSample(checkSession())).toBe(false);
});
