import { estaAberto, segurarTrava } from './trava.ts';
import { fingirTravas } from './travas-de-teste.ts';

afterEach(() => {
  fingirTravas(null);
  jest.useRealTimers();
});

test('a draft is open from the moment its form is until it is let go', async () => {
  fingirTravas();
  expect(await estaAberto('a')).toBe(false);
  const soltar = segurarTrava('a');
  expect(await estaAberto('a')).toBe(true);
  expect(await estaAberto('b')).toBe(false);
  soltar();
  expect(await estaAberto('a')).toBe(false);
});

test('a page that is just being reloaded lets go while it is waited for', async () => {
  fingirTravas();
  const soltar = segurarTrava('a');
  const pergunta = estaAberto('a');
  soltar();
  expect(await pergunta).toBe(false);
});

test('where the browser has no locks every draft counts as left behind', async () => {
  const soltar = segurarTrava('a');
  expect(await estaAberto('a')).toBe(false);
  soltar();
});
