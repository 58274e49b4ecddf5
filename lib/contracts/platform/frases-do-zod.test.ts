import { z } from 'zod';
import { falarPortugues } from './frases-do-zod.ts';

falarPortugues();

test.each([
  ['Tem mais de 3 caracteres.', z.string().max(3), 'abcd'],
  ['Preencha este campo.', z.string().min(1), ''],
  ['Tem menos de 2 caracteres.', z.string().min(2), 'a'],
  ['Preencha este campo.', z.iso.date(), ''],
  ['Não é uma data do calendário.', z.iso.date(), '2026-02-31'],
  ['São no máximo 1.', z.array(z.string()).max(1), ['a', 'b']],
  ['São ao menos 2.', z.array(z.string()).min(2), ['a']],
  ['O maior aceito é 9.', z.number().max(9), 10],
  ['O menor aceito é 1.', z.number().min(1), 0],
  ['Falta este campo.', z.string(), undefined],
  ['Falta este campo.', z.array(z.string()), null],
  ['Deve ser um número.', z.number(), 'a'],
  ['Deve ser uma lista.', z.array(z.string()), 'a'],
])('"%s" is said where a schema says nothing itself', (frase, esquema, valor) => {
  expect(esquema.safeParse(valor).error?.issues[0]?.message).toBe(frase);
});

test('what a schema says stays, and of the rest zod speaks Portuguese', () => {
  expect(z.string().max(1, 'Uma letra.').safeParse('ab').error?.issues[0]?.message).toBe('Uma letra.');
  expect(z.enum(['a', 'b']).safeParse('c').error?.issues[0]?.message).toMatch(/^Opção inválida/);
});
