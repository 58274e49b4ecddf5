import { adicaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { valorAduaneiroDeclarado } from './valor-aduaneiro-declarado.ts';

const ajuste = (valorReais: string | null) => ({
  codigo: '17',
  denominacao: null,
  moeda: { codigo: '220', nome: null },
  valorMoeda: '1.00',
  valorReais,
});

test.each([
  ['FOB', '555.00'],
  ['CFR', '505.00'],
  ['C+I', '550.00'],
  ['CIF', '500.00'],
  ['DAP', '505.00'],
  [null, '555.00'],
])('%s: R$ 500.00 of goods, 50.00 of freight and 5.00 of insurance are worth R$ %s', (incoterm, valor) => {
  expect(valorAduaneiroDeclarado(adicaoDeTeste({ incoterm }))).toBe(valor);
});

test('acréscimos are added and deduções taken', () => {
  const adicao = adicaoDeTeste({
    acrescimos: [ajuste('10.10'), ajuste(null)],
    deducoes: [ajuste('0.05'), ajuste('3.00')],
  });
  expect(valorAduaneiroDeclarado(adicao)).toBe('562.05');
});

test('blank parts count as zero', () => {
  expect(valorAduaneiroDeclarado(adicaoDeTeste({ valorReais: null, freteReais: null }))).toBe('5.00');
});

test('a DUIMP declares it: its parts are not added up', () => {
  expect(valorAduaneiroDeclarado(adicaoDeTeste({ campos: { valorAduaneiroBRL: '600.00' } }))).toBe('600.00');
});

test('amounts of seven decimals, as kept from a DUIMP of before, are rounded half up to the cent', () => {
  expect(valorAduaneiroDeclarado(adicaoDeTeste({ campos: { valorAduaneiroBRL: '600.0050000' } }))).toBe('600.01');
  expect(valorAduaneiroDeclarado(adicaoDeTeste({ valorReais: '500.0149999' }))).toBe('555.01');
});
