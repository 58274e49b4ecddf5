import { infrastructureFailure } from './infrastructure-failure.ts';
import { triedAgain } from './tried-again.ts';

const daBase = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no banco'), { code }) });

test.each(['40P01', '40001'])('a transaction rolled back for another one (%s) runs again', async (estado) => {
  let vezes = 0;
  const feito = await triedAgain(async () => {
    vezes += 1;
    if (vezes < 3) throw daBase(estado);
    return 'feito';
  });
  expect([feito, vezes]).toEqual(['feito', 3]);
});

test('it runs three times at most, and once when it failed by itself', async () => {
  let vezes = 0;
  const falhar = (estado: string) => () => {
    vezes += 1;
    return Promise.reject(daBase(estado));
  };
  await expect(triedAgain(falhar('40P01'))).rejects.toThrow('Failed query');
  expect(vezes).toBe(3);
  await expect(triedAgain(falhar('23505'))).rejects.toThrow('Failed query');
  expect(vezes).toBe(4);
});

test.each([
  ['55P03', /^Outro trabalho está usando este registro/],
  ['57014', /^Outro trabalho está usando este registro/],
  ['40P01', /^Outro trabalho está usando este registro/],
  ['25P03', /^O banco de dados não responde agora/],
  ['25006', /^O banco de dados não responde agora/],
])('what the database says as %s is a 503 that may be tried again', (estado, frase) => {
  const recusa = infrastructureFailure(daBase(estado));
  expect(recusa?.message).toMatch(frase);
  expect([recusa?.status, recusa?.tentarEm]).toEqual([503, 5]);
});
