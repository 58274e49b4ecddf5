import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { digitoDoCeMercante } from './digito-ce-mercante.ts';

descreverComMaterial('CE-Mercante check digit, on the shared vectors', ['vectors/identificadores.json'], (json) => {
  const vetores: Record<string, string[]> = JSON.parse(String(json));
  const validos = [...(vetores.ceMercante_real_public ?? []), ...(vetores.ceMercante_fictitious_valid ?? [])];

  test.each(validos)('%s ends in the digit of the rule', (numero) => {
    expect(digitoDoCeMercante(numero.slice(0, 14))).toBe(numero[14]);
  });

  test.each(vetores.ceMercante_invalid ?? [])('%s does not', (numero) => {
    expect(digitoDoCeMercante(numero.slice(0, 14))).not.toBe(numero[14]);
  });
});

test('a CE-Mercante digit is asked only of fourteen digits', () => {
  expect(() => digitoDoCeMercante('1326051234567')).toThrow(RangeError);
});
