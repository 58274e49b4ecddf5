import {
  documentoDoNumero,
  escreverDeclaracao,
  lerNumeroDeclaracao,
  validarNumeroDeclaracao,
} from './numero-declaracao.ts';

// Fictitious numbers of domain/importacao.md §6.2.
test.each([
  ['2600000010', 'DI', 'DI 26/0000001-0'],
  ['26BR00001234561', 'DUIMP', 'DUIMP 26BR0000123456-1'],
])('%s is the number of a %s', (numero, documento, escrito) => {
  expect(documentoDoNumero(numero)).toBe(documento);
  expect(escreverDeclaracao(numero)).toBe(escrito);
  expect(validarNumeroDeclaracao(numero)).toEqual({ valido: true, valor: numero });
});

test.each([
  ['2600000011', 'O dígito verificador da DI não confere.'],
  ['25BR00001928778', 'O dígito verificador da DUIMP não confere.'],
])('%s is told by the rule of its own document', (numero, motivo) => {
  expect(validarNumeroDeclaracao(numero)).toEqual({ valido: false, motivo });
});

test.each([
  ['26BR10', '26BR00000000010'],
  ['26br0000000001-0', '26BR00000000010'],
  ['26BR00001234561', '26BR00001234561'],
  ['18/2223780-9', '1822237809'],
  ['001822237809', '1822237809'],
  ['512345678', '0512345678'],
  ['1234567', '1234567'],
])('%p, as another system writes it, is %p', (texto, numero) => {
  expect(lerNumeroDeclaracao(texto)).toBe(numero);
});
