import { porQueDebitaOutro } from './devido-e-debito.ts';

const ipi = { nome: 'IPI', recolher: '2718.65', aDebitar: '2718.66' };

test('the cents by which the debit differs are explained', () => {
  const pis = { nome: 'PIS', recolher: '100.00', aDebitar: '100.00' };
  expect(porQueDebitaOutro([ipi, pis], 1)).toBe('IPI: a DI trunca os centavos de cada adição, e o banco os arredonda');
});

test('nothing is explained where nothing differs, a figure is unknown, or truncation cannot be the cause', () => {
  expect(porQueDebitaOutro([{ ...ipi, aDebitar: '2718.65' }], 1)).toBeNull();
  expect(porQueDebitaOutro([{ ...ipi, aDebitar: null }], 1)).toBeNull();
  expect(porQueDebitaOutro([{ ...ipi, aDebitar: '2718.67' }], 1)).toBeNull();
});
