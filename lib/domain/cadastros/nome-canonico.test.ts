import fc from 'fast-check';
import { nomeCanonico, partNumberNaDescricao } from './nome-canonico.ts';

const palavra = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  minLength: 1,
  maxLength: 9,
});
const nome = fc
  .array(palavra, { minLength: 1, maxLength: 4 })
  .map((palavras) => palavras.join(' '))
  .filter((um) => nomeCanonico(um) === um.toLowerCase());
const forma = fc.constantFrom(
  '',
  ' LTD',
  ' LTD.',
  ' CO., LTD',
  ' Company Limited',
  ' INC',
  ', INC.',
  ' Corp.',
  ' GmbH',
  ' LLC',
  ' LTDA',
);
const ruido = (um: string, maiusculas: boolean, separador: string) =>
  (maiusculas ? um : um.toLowerCase()).replaceAll(' ', separador);
const separador = fc.constantFrom(' ', '  ', ' - ', ', ');

describe('The canonical name of a company', () => {
  test('is one through case, punctuation, spaces and legal form', () => {
    fc.assert(
      fc.property(nome, forma, forma, fc.boolean(), separador, (um, esta, aquela, maiusculas, entre) => {
        expect(nomeCanonico(ruido(um, maiusculas, entre) + esta)).toBe(nomeCanonico(um + aquela));
      }),
    );
  });

  test('never merges two companies, whatever the noise', () => {
    fc.assert(
      fc.property(nome, nome, forma, forma, separador, (um, outro, esta, aquela, entre) => {
        fc.pre(um !== outro);
        expect(nomeCanonico(ruido(um, true, entre) + esta)).not.toBe(nomeCanonico(ruido(outro, false, ' ') + aquela));
      }),
    );
  });

  test.each([
    ['EXPORTADOR FICTICIO 1 LTD', 'EXPORTADOR FICTICIO 10 LTD', false],
    ['Shenzhen Fictícia Co., Ltd.', 'SHENZHEN FICTICIA COMPANY LIMITED', true],
    ['SHENZHEN ABC CO LTD', 'SHENZHEN ABD CO LTD', false],
    ['CO', 'Co CO., LTD', true],
    ['CO LTD', 'INC LTD', false],
  ])('%s and %s: %s', (uma, outra, mesma) => {
    expect(nomeCanonico(uma) === nomeCanonico(outra)).toBe(mesma);
  });
});

test.each([
  ['PARAFUSO DE ACO P/N: AB-1029.', 'AB-1029'],
  ['PLACA PN 4-000-001-1 PARA MONITOR', '4-000-001-1'],
  ['CABO, COD. 77X1, PRETO', '77X1'],
  ['MOTOR ELETRICO PART NUMBER FICTICIO 16159', 'FICTICIO 16159'],
  ['MOTOR PART NUMBER: 16159-KTM-000', '16159-KTM-000'],
  ['MOTOR PART NO. AB1029 - 12V', 'AB1029'],
  ['MOTOR PART Nº AB1029', 'AB1029'],
  ['SENSOR PN:AB1029', 'AB1029'],
  ['SENSOR MPN AB1029', 'AB1029'],
  ['SENSOR REF. 55-201', '55-201'],
  ['SENSOR, REFERÊNCIA: 55-201', '55-201'],
  ['SENSOR CÓD. 77X1', '77X1'],
  ['SENSOR CÓDIGO DO PRODUTO: 77X1', '77X1'],
  ['SENSOR REF. 55-201 P/N AB1029', 'AB1029'],
  ['SENSOR PN PRETO, PN AB1029', 'AB1029'],
  ['SENSOR PN DE 2023', null],
  ['REFRIGERADOR 4500 BTU', null],
  ['CODIFICADOR 4500', null],
  ['MERCADORIA 01 DA ADICAO 001', null],
  ['PNEU 100/90', null],
])('The part number in “%s” is %s', (descricao, esperado) => {
  expect(partNumberNaDescricao(descricao)).toBe(esperado);
});

/** Part numbers as makers write them, with a digit: of two, no more than one is the same in another case. */
const partNumber = fc
  .tuple(
    fc.constantFrom('AB', 'PL', 'KTM', '4'),
    fc.constantFrom('-', '.', '_', '/'),
    fc.integer({ min: 10, max: 99_999 }),
  )
  .map((partes) => partes.join(''));
const antes = fc.constantFrom('PLACA DE CIRCUITO', 'MOTOR 12V', 'CABO, PRETO', 'CODIFICADOR 4500');
const anuncio = fc.constantFrom(
  ' PN ',
  ' P/N: ',
  ' PART NUMBER ',
  ', PART NO. ',
  ' REF. ',
  ' CÓD. ',
  ' pn:',
  ' CÓDIGO DO PRODUTO: ',
);
const depois = fc.constantFrom('', '.', ', LOTE 7', ' PARA MONITOR', ' - 12V', '; NOVO');

test('the part number is found whole, whatever announces and follows it: two never become one', () => {
  fc.assert(
    fc.property(antes, anuncio, partNumber, depois, fc.boolean(), (inicio, como, codigo, fim, minusculas) => {
      const descricao = inicio + como + codigo + fim;
      expect(partNumberNaDescricao(minusculas ? descricao.toLowerCase() : descricao)?.toUpperCase()).toBe(codigo);
    }),
  );
});
