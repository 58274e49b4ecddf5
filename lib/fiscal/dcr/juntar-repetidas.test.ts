import { juntarRepetidas, quantasRepetidas } from './juntar-repetidas.ts';

const linha = (codigo: string, quantidade: string, preco = '1', pai?: string) => ({
  codigo,
  quantidade,
  preco,
  ...(pai && { pai }),
});

test('lines of one component are one, with the price of the first and the quantities added up', () => {
  const linhas = [linha('A', '1.5000000', '10'), linha('B', '2.0000000'), linha('A', '0.2500000', '11')];
  expect(quantasRepetidas(linhas)).toBe(1);
  expect(juntarRepetidas(linhas)).toEqual([linha('A', '1.7500000', '10'), linha('B', '2.0000000')]);
});

test('a subcomponente is another one in another national component; a line without a code is none of the others', () => {
  const linhas = [linha('A', '1', '1', 'X'), linha('A', '1', '1', 'Y'), linha('', '1'), linha('', '2')];
  expect(quantasRepetidas(linhas)).toBe(0);
  expect(juntarRepetidas(linhas)).toEqual(linhas);
});

test('what cannot be read of a quantity is left out of the sum', () => {
  expect(juntarRepetidas([linha('A', '1'), linha('A', 'duas'), linha('A', '3')])).toEqual([linha('A', '4.0000000')]);
});
