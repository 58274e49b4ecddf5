import { linhasMudadas } from './linhas-mudadas.ts';

const rotulos = { quantidade: 'Quantidade', fabricante: 'Fabricante' };
const itensMudados = linhasMudadas({ rotulos });

const linha = (id: string, mais: object = {}) => ({
  id,
  partNumber: `PN-${id}`,
  quantidade: '100.00000',
  valorUnitario: '1.5000000',
  fabricante: { id: 'x', razaoSocial: 'FICTICIA CO' },
  embarcado: '0.00000',
  ...mais,
});

test('the history of an order tells which field of which line changed, and the lines that came and went', () => {
  const antes = [linha('a'), linha('b'), linha('c')];
  const depois = [
    linha('b', { quantidade: '99.50000', fabricante: { id: 'y', razaoSocial: 'OUTRA CO' }, embarcado: '5.00000' }),
    linha('a'),
    linha('d'),
  ];
  expect(itensMudados(antes, depois).map(({ rotulo, era, ficou }) => [rotulo, era, ficou])).toEqual([
    ['Linha 1, PN-b: Quantidade', '100', '99,5'],
    ['Linha 1, PN-b: Fabricante', 'FICTICIA CO', 'OUTRA CO'],
    ['Linha 3', '—', 'PN-d: 100 × 1,5'],
    ['Linha 3', 'PN-c: 100 × 1,5', '—'],
  ]);
});

test('lines that are only moved, or shipped of, have not changed', () => {
  expect(itensMudados([linha('a'), linha('b')], [linha('b'), linha('a', { embarcado: '1.00000' })])).toEqual([]);
});
