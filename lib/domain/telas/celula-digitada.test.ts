import { indicioDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import { guardado, lerCelula, lerCelulasColadas, motivoDaCelula, type TipoDeCelula } from './celula-digitada.ts';

const PRECO: TipoDeCelula = { tipo: 'decimal', casas: 2 };
const UNIDADE: TipoDeCelula = {
  tipo: 'opcao',
  opcoes: [
    { codigo: 'UN', nome: 'Unidade' },
    { codigo: 'PC', nome: 'Peça' },
  ],
};

test.each<[TipoDeCelula, string, string]>([
  [{ tipo: 'texto' }, '  Placa\r\nprincipal ', 'Placa principal'],
  [PRECO, '1.234,5', '1234.50'],
  [{ tipo: 'data' }, '5/3/26', '2026-03-05'],
  [UNIDADE, 'peca', 'PC'],
  [UNIDADE, 'pc', 'PC'],
  [UNIDADE, 'UN - Unidade', 'UN'],
  [PRECO, ' ', ''],
])('%j takes "%s" for "%s"', (celula, digitado, valor) => {
  expect(lerCelula(celula, digitado)).toEqual({ valor });
});

test.each<[TipoDeCelula, string, string]>([
  [{ tipo: 'texto', maximo: 3 }, 'abcd', 'São no máximo 3 caracteres; aqui há 4.'],
  [PRECO, 'dez', 'Número inválido. Escreva como em 1.234,56.'],
  [PRECO, '1,234', 'São no máximo 2 casas decimais.'],
  [{ tipo: 'data' }, '31/02/2026', 'Essa data não existe no calendário.'],
  [UNIDADE, 'caixa', '"caixa" não está na lista.'],
])('%j refuses "%s" and keeps it', (celula, digitado, motivo) => {
  const lida = lerCelula(celula, digitado);
  expect(lida).toEqual({ motivo });
  expect(guardado(lida, digitado)).toBe(digitado);
  expect(motivoDaCelula(celula, digitado)).toBe(motivo);
});

describe('a pasted column of figures is read as one program wrote it', () => {
  const comTres: TipoDeCelula = { tipo: 'decimal', casas: 3 };
  test.each<[string, string[], string[]]>([
    ['pt-BR', ['1.234,50', '1.234', '0,5'], ['1234.500', '1234.000', '0.500']],
    ['English', ['1,234.50', '1.234', '1,234', '0.5'], ['1234.500', '1.234', '1234.000', '0.500']],
    ['English by a decimal alone', ['12.5', '1.234'], ['12.500', '1.234']],
    ['undecided, which is pt-BR', ['1.234', '1,234'], ['1234.000', '1.234']],
    ['both, each as it says', ['12.5', '1,5', '1.234'], ['12.500', '1.500', '1234.000']],
    ['with blanks and what is none', ['', 'abc', '12.5'], ['', 'abc', '12.500']],
    ['with signs and currencies', ['US$ 1,234.50', '(1.234)'], ['1234.500', '-1.234']],
  ])('%s', (_, colados, valores) => {
    expect(lerCelulasColadas(comTres, colados)).toEqual(valores);
  });
});

test('a pasted column that does not tell is read as the rest of its block', () => {
  const comTres: TipoDeCelula = { tipo: 'decimal', casas: 3 };
  const bloco = (...textos: string[]) => [indicioDeNumeros(textos)];
  expect(lerCelulasColadas(comTres, ['1.234', '2'], bloco('12.5'))).toEqual(['1.234', '2.000']);
  expect(lerCelulasColadas(comTres, ['1.234', '2'], bloco('12,5'))).toEqual(['1234.000', '2.000']);
  expect(lerCelulasColadas(comTres, ['1.234', '0,5'], bloco('12.5'))).toEqual(['1234.000', '0.500']);
});

test('other columns are read cell by cell', () => {
  expect(lerCelulasColadas(UNIDADE, ['Peça', 'metro', ''])).toEqual(['PC', 'metro', '']);
});

test('a kept figure stays what it is, though it could be typed for another', () => {
  expect(motivoDaCelula({ tipo: 'decimal', casas: 3 }, '1.234')).toBeUndefined();
  expect(motivoDaCelula(PRECO, '1.234')).toBeUndefined();
  expect(motivoDaCelula(PRECO, '1234.567')).toBe('São no máximo 2 casas decimais.');
});

test('a unit price with as many decimals as it was written with keeps them, and no more are written out', () => {
  const unitario: TipoDeCelula = { tipo: 'decimal', casas: 10, casasMinimas: 2 };
  expect(['900', '0,0123456789', '1.234,5'].map((texto) => lerCelula(unitario, texto))).toEqual([
    { valor: '900.00' },
    { valor: '0.0123456789' },
    { valor: '1234.50' },
  ]);
  expect(['900.00', '0.0123456789', '1.234'].map((valor) => motivoDaCelula(unitario, valor))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(motivoDaCelula(unitario, '0,01234567891')).toBe('São no máximo 10 casas decimais.');
  expect(lerCelulasColadas(unitario, ['12.5', '1.234'])).toEqual(['12.50', '1.234']);
});

test.each<[TipoDeCelula, string, string]>([
  [{ tipo: 'unidade' }, 'un', 'UNIDADE'],
  [{ tipo: 'unidade' }, ' Und. ', 'UNIDADE'],
  [{ tipo: 'unidade' }, 'pç', 'PECA'],
  [{ tipo: 'unidade' }, 'rolo', 'ROLO'],
  [{ tipo: 'unidade' }, 'KG', 'KG'],
  [{ tipo: 'ncm' }, '7318.15.00', '73181500'],
  [{ tipo: 'ncm' }, '40114000', '40114000'],
])('%j: %s is kept as the DI has it, %s', (celula, digitado, valor) => {
  expect(lerCelula(celula, digitado)).toEqual({ valor });
  expect(lerCelulasColadas(celula, [digitado])).toEqual([valor]);
});

test('what is too long for a unit is said, and kept for the person to correct', () => {
  expect(motivoDaCelula({ tipo: 'unidade' }, 'CAIXA COM DOZE UNIDADES')).toBe(
    'São no máximo 20 caracteres; aqui há 23.',
  );
});
