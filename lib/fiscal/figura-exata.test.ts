import { calcularExato, somaExata } from './figura-exata.ts';
import { dado, memoria, texto } from './memoria.ts';

const valor = dado({ nome: 'Valor', unidade: 'US$', casas: 2, fonte: null }, '491965.43');
const aliquota = dado({ nome: 'Alíquota', unidade: '%', casas: 2, fonte: null }, '2.1');
const rotulo = { nome: 'II', unidade: 'US$', casas: 2, formula: 'valor × alíquota', fonte: 'DL 288/1967' };

test('an exact step keeps every decimal, and says that it was not rounded', () => {
  const figura = calcularExato(rotulo, [valor, aliquota], (base, taxa) => base.times(taxa).div(100));
  expect(memoria(figura)).toMatchObject({
    valor: '10331.27403',
    formula: 'valor × alíquota, sem arredondar',
    entradas: [{ valor: '491965.43' }, { valor: '2.10' }],
  });
  expect(texto(calcularExato({ ...rotulo, casas: 7 }, [valor], (base) => base))).toBe('491965.4300000');
});

test('a sum of nothing is zero', () => {
  expect(texto(somaExata(rotulo, [valor, aliquota]))).toBe('491967.53');
  expect(texto(somaExata(rotulo, []))).toBe('0.00');
});

test('no figure is ever NaN or infinite', () => {
  const zero = dado(rotulo, '0');
  expect(() => calcularExato(rotulo, [valor, zero], (a, b) => a.div(b))).toThrow(
    'II: a conta não tem resultado finito.',
  );
});
