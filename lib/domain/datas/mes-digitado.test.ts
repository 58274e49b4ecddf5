import { lerMesDigitado } from './mes-digitado.ts';

test.each([
  ['11/2026', '2026-11'],
  ['3/26', '2026-03'],
  ['112026', '2026-11'],
  [' 2026-11 ', '2026-11'],
])('%s is %s', (texto, valor) => expect(lerMesDigitado(texto)).toEqual({ valor }));

test.each(['13/2026', '00/2026', 'novembro', '2026'])('%s is no month, and how one is written is said', (texto) =>
  expect(lerMesDigitado(texto)).toEqual({ motivo: 'Mês inválido. Escreva mês e ano, como em 11/2026.' }),
);
