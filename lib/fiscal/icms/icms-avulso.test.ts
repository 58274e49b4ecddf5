import type { Memoria } from '#lib/fiscal/memoria.ts';
import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { ICMS as VETORES } from '#lib/testing/vetores/zfm.ts';
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

test.each(VETORES)('$id', ({ BC, ICMS, ...entrada }) => {
  expect(calcularIcmsAvulso(entrada)).toMatchObject({ BC, ICMS, recolher: ICMS });
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

/**
 * domain/conferencia-independente.md §2.2 D: real DI 2608986187 of São Paulo, Convênio ICMS 52/1991, a burden of 8.8 % instead of
 * 18 %.
 */
const DI_2608986187: IcmsAvulso = {
  VA: '73036.78',
  II: '14607.36',
  IPI: '0.00',
  PIS: '1533.77',
  COFINS: '7486.27',
  taxas: '154.23',
  aliquota: '18.00',
  reducaoPerc: '51.11',
};

test.each([
  ['CARGA_EFETIVA', '51900.71', '9342.13'],
  ['REDUZIDO', '57725.02', '10390.50'],
] as const)('DI 2608986187, %s: base %s, ICMS %s', (tratamento, BC, ICMS) => {
  const { memoria, ...resultado } = calcularIcmsAvulso({ ...DI_2608986187, tratamento });
  expect(resultado).toEqual({ BC, ICMS, recolher: ICMS });
  expect(recalcular(memoria.entradas[0] as Memoria)).toBe(BC);
});

test('the memória of the burden names it, and the act it is of', () => {
  const { memoria } = calcularIcmsAvulso({ ...DI_2608986187, tratamento: 'CARGA_EFETIVA' });
  const [base] = memoria.entradas;
  expect(base?.fonte).toContain('Convênio ICMS 52/1991');
  expect(base?.entradas.map(({ nome, valor }) => [nome, valor])).toEqual([
    ['Soma sem o ICMS', '96818.41'],
    ['Carga efetiva do ICMS', '8.80'],
    ['Alíquota do ICMS', '18.00'],
  ]);
});

test.each<[string, Partial<IcmsAvulso>]>([
  ['aliquota', { aliquota: '100.00' }],
  ['reducaoPerc', { tratamento: 'REDUZIDO' }],
  ['reducaoPerc', { tratamento: 'CARGA_EFETIVA' }],
  ['reducaoPerc', { reducaoPerc: '10.00' }],
  ['aliquota', { tratamento: 'CARGA_EFETIVA', reducaoPerc: '10.00', aliquota: '0.00' }],
])('what cannot be is refused at %s: %p', (campo, outro) => {
  const calcular = () => calcularIcmsAvulso({ ...TV7, ...outro });
  expect(calcular).toThrow(RegraViolada);
  expect(calcular).toThrow(expect.objectContaining({ campo }));
});
