import { validarTelefone } from './telefone.ts';

test.each([
  ['(92) 3000-1234', '9230001234'],
  ['92 98888-7777', '92988887777'],
  ['+47 22 33 44 55', '+4722334455'],
])('%s is %s', (texto, valor) => {
  expect(validarTelefone(texto)).toEqual({ valido: true, valor });
});

test.each(['3000-1234', '(02) 3000-1234', '(92) 88888-7777', '(92) 9888-7777', '92', ''])(
  '%j has no DDD and number of Brazil',
  (texto) => {
    expect(validarTelefone(texto)).toMatchObject({ valido: false, motivo: expect.stringContaining('DDD') });
  },
);

test.each(['+0 1234567', '+12 345', '+1234567890123456'])('%j is of no country', (texto) => {
  expect(validarTelefone(texto)).toMatchObject({ valido: false, motivo: expect.stringContaining('internacional') });
});
