import { holdLock, isOpen } from './lock.ts';
import { fingirTravas } from './locks-de-teste.ts';

afterEach(() => {
  fingirTravas(null);
  jest.useRealTimers();
});

test('a draft is open from the moment its form is until it is let go', async () => {
  fingirTravas();
  expect(await isOpen('a')).toBe(false);
  const soltar = holdLock('a');
  expect(await isOpen('a')).toBe(true);
  expect(await isOpen('b')).toBe(false);
  soltar();
  expect(await isOpen('a')).toBe(false);
});

test('a page that is just being reloaded lets go while it is waited for', async () => {
  fingirTravas();
  const soltar = holdLock('a');
  const pergunta = isOpen('a');
  soltar();
  expect(await pergunta).toBe(false);
});

test('where the browser has no locks every draft counts as left behind', async () => {
  const soltar = holdLock('a');
  expect(await isOpen('a')).toBe(false);
  soltar();
});
