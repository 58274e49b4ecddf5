import { z } from 'zod';
import { entreCampos, entreElementos, entreVariosCampos, type Recusas } from './entre-campos.ts';
import { data } from './primitivos.ts';

const emOrdem = ({ de, ate }: { de: string; ate: string }, { addIssue }: Recusas) => {
  if (ate < de) addIssue({ code: 'custom', path: ['ate'], message: 'antes' });
};
const periodo = entreCampos(z.strictObject({ de: data, ate: data, nome: z.string() }), ['de', 'ate'], emOrdem);
const ditos = (esquema: z.ZodType, valor: unknown) =>
  esquema.safeParse(valor).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('holds fields that are right against each other, whatever else is missing', () => {
  expect(ditos(periodo, { de: '2026-11-02', ate: '2026-11-01', nome: 1 })).toEqual([
    expect.stringMatching(/^nome: /),
    'ate: antes',
  ]);
});

test.each(['x', '9999-12-31', null, undefined])('does not compare what is wrong by itself: %s', (ate) => {
  expect(ditos(periodo, { de: '2026-11-02', ate, nome: 'a' })).toEqual([expect.not.stringContaining('antes')]);
});

test.each(['x', null, [], 1])('has nothing to compare in %j', (valor) => {
  expect(ditos(periodo, valor)).toHaveLength(1);
});

test('keeps back only the comparison of the field that is wrong', () => {
  const dois = entreVariosCampos(
    z.strictObject({ de: data, ate: data, menor: z.number(), maior: z.number() }),
    [['de', 'ate'], emOrdem],
    [
      ['menor', 'maior'],
      ({ menor, maior }, { addIssue }) => {
        if (maior < menor) addIssue({ code: 'custom', path: ['maior'], message: 'menor' });
      },
    ],
  );
  expect(ditos(dois, { de: 'x', ate: '2026-11-01', menor: 2, maior: 1 })).toEqual([
    expect.stringMatching(/^de: /),
    'maior: menor',
  ]);
});

test('holds elements against each other only where each is right', () => {
  const conferir = jest.fn();
  const lista = entreElementos(z.array(data), conferir);
  lista.safeParse(['2026-11-01', 'x']);
  expect(conferir).not.toHaveBeenCalled();
  lista.safeParse(['2026-11-01']);
  expect(conferir).toHaveBeenCalledTimes(1);
});
