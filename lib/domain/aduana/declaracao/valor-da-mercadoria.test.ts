import { valorDaMercadoria } from './valor-da-mercadoria.ts';

// 3 × 333.3333333 is 999.9999999.
const TRES = { quantidade: '3.00000', valorUnitario: '333.3333333' };

test('the DI truncates to the cent, and the DUIMP rounds half up', () => {
  expect([valorDaMercadoria(TRES, 'DI'), valorDaMercadoria(TRES, 'DUIMP')]).toEqual(['999.99', '1000.00']);
  const meio = { quantidade: '1', valorUnitario: '0.005' };
  expect([valorDaMercadoria(meio, 'DI'), valorDaMercadoria(meio, 'DUIMP')]).toEqual(['0.00', '0.01']);
});
