import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { calcularIcmsAvulso, type IcmsAvulso } from './icms-avulso.ts';

/** TV7 of domain/importacao.md §4.10. */
const TV7: IcmsAvulso = {
  VA: '250000.00',
  II: '45000.00',
  IPI: '28762.50',
  PIS: '5250.00',
  COFINS: '24125.00',
  taxas: '154.23',
  afrmm: '1440.00',
  aliquota: '20.00',
};

descreverComMaterial('The vectors of the ICMS', ['vectors/zfm.json'], (arquivo) => {
  const { icms } = JSON.parse(arquivo.toString()) as { icms: (IcmsAvulso & Record<'id' | 'BC' | 'ICMS', string>)[] };

  test.each(icms)('$id', ({ BC, ICMS, ...entrada }) => {
    expect(calcularIcmsAvulso(entrada)).toMatchObject({ BC, ICMS, recolher: ICMS });
  });
});

test('TV7: base 443,414.66, ICMS 88,682.93', () => {
  expect(calcularIcmsAvulso(TV7)).toMatchObject({ BC: '443414.66', ICMS: '88682.93', recolher: '88682.93' });
});

test('the same amount counts the same under antidumping and under other expenses', () => {
  const { afrmm, ...semAfrmm } = TV7;
  expect(calcularIcmsAvulso({ ...semAfrmm, antidumping: afrmm }).BC).toBe('443414.66');
  expect(calcularIcmsAvulso({ ...semAfrmm, despesas: afrmm }).BC).toBe('443414.66');
});

test('a deferred ICMS is reckoned and not paid, and its memória says so', () => {
  const { ICMS, recolher, memoria } = calcularIcmsAvulso({ ...TV7, tratamento: 'DIFERIDO' });
  expect([ICMS, recolher]).toEqual(['88682.93', '0.00']);
  expect(memoria).toMatchObject({ nome: 'ICMS a recolher', valor: '0.00' });
  expect(memoria.entradas.map(({ nome, valor }) => [nome, valor])).toEqual([
    ['ICMS', '88682.93'],
    ['ICMS diferido', '88682.93'],
  ]);
  expect(memoria.entradas.map(recalcular)).toEqual(['88682.93', '88682.93']);
});

test.each<[string, Partial<IcmsAvulso>]>([
  ['aliquota', { aliquota: '100.00' }],
  ['reducaoPerc', { tratamento: 'REDUZIDO' }],
  ['reducaoPerc', { reducaoPerc: '10.00' }],
])('what cannot be is refused at %s: %p', (campo, outro) => {
  const calcular = () => calcularIcmsAvulso({ ...TV7, ...outro });
  expect(calcular).toThrow(RegraViolada);
  expect(calcular).toThrow(expect.objectContaining({ campo }));
});
