import fc from 'fast-check';
import { lerDataDigitada } from './data-digitada.ts';

test.each([
  ['05/03/2026', '2026-03-05'],
  ['5/3/2026', '2026-03-05'],
  ['5/3/26', '2026-03-05'],
  ['05.03.2026', '2026-03-05'],
  ['05-03-2026', '2026-03-05'],
  ['05 03 2026', '2026-03-05'],
  ['05032026', '2026-03-05'],
  ['050326', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  [' 05/03/2026\n', '2026-03-05'],
  ['12/11/2026', '2026-11-12'],
  ['29/02/2028', '2028-02-29'],
  ['01/01/49', '2049-01-01'],
  ['01/01/50', '1950-01-01'],
  // Start of daylight saving time: the clocks of São Paulo skipped midnight.
  ['04/11/2018', '2018-11-04'],
])('%j is %s', (texto, valor) => {
  expect(lerDataDigitada(texto)).toEqual({ valor });
});

test.each(['', 'hoje', '5/3', '5/3/026', '2026/03/05', '1/2/3/4', '5//3/2026', '123', '5/3/20260'])(
  '%j is no date',
  (texto) => {
    expect(lerDataDigitada(texto)).toEqual({ motivo: 'Data inválida. Escreva dia, mês e ano, como em 05/03/2026.' });
  },
);

test.each(['31/02/2026', '29/02/2027', '00/03/2026', '05/13/2026', '32/01/2026', '01/01/0026'])(
  '%s is in no calendar',
  (texto) => {
    expect(lerDataDigitada(texto)).toEqual({ motivo: 'Essa data não existe no calendário.' });
  },
);

test('every day reads back from the way pt-BR writes it', () => {
  const dia = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dia, (instante) => {
      const valor = instante.toISOString().slice(0, 10);
      expect(lerDataDigitada(valor.split('-').reverse().join('/'))).toEqual({ valor });
    }),
  );
});
