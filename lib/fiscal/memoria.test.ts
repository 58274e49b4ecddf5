import { Exato } from '#lib/domain/decimal-exato.ts';
import { calcular, calcularDeMuitos, dado, memoria, texto } from './memoria.ts';

const valorAduaneiro = dado(
  { nome: 'Valor aduaneiro', unidade: 'R$', casas: 2, fonte: 'XML: iiBaseCalculo' },
  '491965.43',
);
const aliquota = dado({ nome: 'Alíquota', unidade: '%', casas: 2, fonte: null }, '2.1');
const imposto = {
  nome: 'PIS',
  unidade: 'R$',
  casas: 2,
  formula: 'valor aduaneiro × alíquota',
  fonte: 'Lei 10.865/2004',
};
const vezes = (valor: Exato, percentual: Exato) => valor.times(percentual).div(100);

test.each([
  ['TRUNCAR', '10331.27', 'valor aduaneiro × alíquota, truncado em 2 casas'],
  ['MEIO_PARA_CIMA', '10331.27', 'valor aduaneiro × alíquota, arredondado (meio para cima) em 2 casas'],
] as const)('%s: value and formula', (arredondamento, valor, formula) => {
  const figura = calcular({ ...imposto, arredondamento }, [valorAduaneiro, aliquota], vezes);
  expect(texto(figura)).toBe(valor);
  expect(figura.formula).toBe(formula);
});

test('the two modes part at the half cent, in both directions from zero', () => {
  const meio = (valor: string, arredondamento: 'TRUNCAR' | 'MEIO_PARA_CIMA') =>
    texto(calcular({ ...imposto, arredondamento }, [dado(imposto, valor)], (exato) => exato));
  expect(meio('0.125', 'TRUNCAR')).toBe('0.12');
  expect(meio('0.125', 'MEIO_PARA_CIMA')).toBe('0.13');
  expect(meio('-0.125', 'TRUNCAR')).toBe('-0.12');
  expect(meio('-0.125', 'MEIO_PARA_CIMA')).toBe('-0.13');
  expect(meio('-0.001', 'TRUNCAR')).toBe('0.00');
});

test('the memória holds the very inputs the figure was reckoned with', () => {
  const figura = calcular({ ...imposto, arredondamento: 'TRUNCAR' }, [valorAduaneiro, aliquota], vezes);
  expect(memoria(figura)).toEqual({
    nome: 'PIS',
    valor: '10331.27',
    unidade: 'R$',
    formula: 'valor aduaneiro × alíquota, truncado em 2 casas',
    fonte: 'Lei 10.865/2004',
    entradas: [
      {
        nome: 'Valor aduaneiro',
        valor: '491965.43',
        unidade: 'R$',
        formula: null,
        entradas: [],
        fonte: 'XML: iiBaseCalculo',
      },
      { nome: 'Alíquota', valor: '2.10', unidade: '%', formula: null, entradas: [], fonte: null },
    ],
  });
});

test('a value from outside shows every decimal it has', () => {
  expect(texto(dado({ ...imposto, casas: 2 }, '0.0612345'))).toBe('0.0612345');
});

test('the parts of a figure of many are made only when asked for', () => {
  const partes = jest.fn(() => [valorAduaneiro]);
  const figura = calcularDeMuitos({ ...imposto, arredondamento: 'TRUNCAR' }, new Exato('1.239'), partes);
  expect(texto(figura)).toBe('1.23');
  expect(partes).not.toHaveBeenCalled();
  expect(memoria(figura).entradas.map(({ valor }) => valor)).toEqual(['491965.43']);
});

test('no figure is ever NaN or infinite', () => {
  const zero = dado(imposto, '0');
  expect(() => calcular({ ...imposto, arredondamento: 'TRUNCAR' }, [zero, zero], (a, b) => a.div(b))).toThrow(
    RangeError,
  );
  expect(() => calcular({ ...imposto, arredondamento: 'TRUNCAR' }, [aliquota, zero], (a, b) => a.div(b))).toThrow(
    'PIS: a conta não tem resultado finito.',
  );
});
