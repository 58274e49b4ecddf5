import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import {
  type Arredondamento,
  calcular,
  calcularDeMuitos,
  dado,
  expressao,
  memoria,
  memoriaSemRepetir,
  soma,
  texto,
} from './memoria.ts';

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
  ['MEIO_PAR', '10331.27', 'valor aduaneiro × alíquota, arredondado (meio para o par) em 2 casas'],
] as const)('%s: value and formula', (arredondamento, valor, formula) => {
  const figura = calcular({ ...imposto, arredondamento }, [valorAduaneiro, aliquota], vezes);
  expect(texto(figura)).toBe(valor);
  expect(figura.formula).toBe(formula);
});

test('the modes part at the half cent, in both directions from zero', () => {
  const meio = (valor: string, arredondamento: Arredondamento) =>
    texto(calcular({ ...imposto, arredondamento }, [dado(imposto, valor)], (exato) => exato));
  expect(meio('0.125', 'TRUNCAR')).toBe('0.12');
  expect(meio('0.125', 'MEIO_PARA_CIMA')).toBe('0.13');
  expect(meio('-0.125', 'TRUNCAR')).toBe('-0.12');
  expect(meio('-0.125', 'MEIO_PARA_CIMA')).toBe('-0.13');
  expect(meio('0.125', 'MEIO_PAR')).toBe('0.12');
  expect(meio('0.135', 'MEIO_PAR')).toBe('0.14');
  expect(meio('-0.125', 'MEIO_PAR')).toBe('-0.12');
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

describe('an expression', () => {
  const emReais = { unidade: 'R$', casas: 2, fonte: null, arredondamento: 'TRUNCAR' } as const;
  const frete = dado({ nome: 'Frete', unidade: 'R$', casas: 2, fonte: null }, '100.00');
  const peso = dado({ nome: 'Peso', unidade: 'kg', casas: 5, fonte: null }, '1');
  const pesoTotal = dado({ nome: 'Peso total', unidade: 'kg', casas: 5, fonte: null }, '3');
  const zero = dado({ nome: 'Zero', unidade: 'kg', casas: 5, fonte: null }, '0');

  test('writes its formula from the figures it reckons with, in the order of the entradas', () => {
    const figura = expressao({ ...emReais, nome: 'Parte' }, [
      { fatores: [valorAduaneiro, aliquota] },
      { fatores: [frete, peso], por: pesoTotal },
      { menos: true, fatores: [frete] },
    ]);
    // 491965.43 × 0.021 + 100 ÷ 3 − 100 = 10264.60736…
    expect(texto(figura)).toBe('10264.60');
    expect(figura.formula).toBe('Valor aduaneiro × Alíquota + Frete × Peso ÷ Peso total − Frete, truncado em 2 casas');
    expect(figura.entradas()).toEqual([valorAduaneiro, aliquota, frete, peso, pesoTotal, frete]);
  });

  test('keeps per cent per cent: 18 % less a quarter of it is 13.5 %', () => {
    const nominal = dado({ nome: 'Alíquota', unidade: '%', casas: 2, fonte: null }, '18.00');
    const reducao = dado({ nome: 'Redução', unidade: '%', casas: 2, fonte: null }, '25.00');
    const efetiva = { nome: 'Efetiva', unidade: '%', casas: 6, fonte: null, arredondamento: 'TRUNCAR' } as const;
    expect(texto(expressao(efetiva, [{ fatores: [nominal] }, { menos: true, fatores: [nominal, reducao] }]))).toBe(
      '13.500000',
    );
  });

  test('is never infinite', () => {
    expect(() => expressao({ ...emReais, nome: 'Parte' }, [{ fatores: [frete], por: zero }])).toThrow(
      'Parte: a conta não tem resultado finito.',
    );
  });

  test('a figure that serves twice is opened once, and named where it comes again', () => {
    const parte = expressao({ ...emReais, nome: 'Parte' }, [{ fatores: [frete, peso], por: pesoTotal }]);
    const total = soma({ ...emReais, nome: 'Total' }, [parte, parte, frete]);
    expect(texto(total)).toBe('166.66');
    const arvore = memoriaSemRepetir(total);
    expect(arvore.formula).toBe('soma das parcelas, truncado em 2 casas');
    expect(arvore.entradas.map(({ valor, fonte, entradas }) => [valor, fonte, entradas.length])).toEqual([
      ['33.33', null, 3],
      ['33.33', 'calculado acima', 0],
      ['100.00', null, 0],
    ]);
  });
});
