import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import type { CelulaDeArquivo, Leitor } from './coluna-de-planilha.ts';
import { leitorDaColuna, type NomesConhecidos } from './ler-celula.ts';

const NOMES: NomesConhecidos = {
  Pais: new Map([
    ['160', '160'],
    ['china', '160'],
    ['023', '023'],
  ]),
  MoedaSiscomex: new Map([['usd', '220']]),
  fornecedor: new Map([
    ['ficticia ltda', 'id-1'],
    ['homonima sa', null],
  ]),
  item: new Map([['fx 1', 'id-9']]),
  importador: new Map([
    ['11222333000181', 'id-2'],
    ['ficticia da amazonia ltda', 'id-2'],
    ['outra sa', 'id-3'],
    ['homonima sa', null],
  ]),
};
const ler = (leitor: Leitor, ...celulas: CelulaDeArquivo[]) => celulas.map(leitorDaColuna(leitor, celulas, NOMES));
const valores = (leitor: Leitor, ...celulas: CelulaDeArquivo[]) =>
  ler(leitor, ...celulas).map((lida) => ('valor' in lida ? lida.valor : lida.motivo));

test('an empty cell is an empty text, whatever its field', () => {
  expect(valores({ tipo: 'decimal', casas: 2 }, '', '  ')).toEqual(['', '']);
  expect(valores({ tipo: 'algarismos', quantos: 8 }, '')).toEqual(['']);
});

describe('a code in digits', () => {
  test('keeps its zeros as text, and gets back those a number cannot begin with', () => {
    expect(
      valores({ tipo: 'algarismos', quantos: 8 }, '01012100', { numero: '1012100' }, { numero: '85177900' }),
    ).toEqual(['01012100', '01012100', '85177900']);
  });

  test('too short as a text is left for the contract to refuse', () => {
    expect(valores({ tipo: 'algarismos', quantos: 8 }, '1012100')).toEqual(['1012100']);
  });
});

describe('a figure', () => {
  const peso: Leitor = { tipo: 'decimal', casas: 7 };

  test('of a spreadsheet is taken digit for digit', () => {
    expect(valores(peso, { numero: '1.5' }, { numero: '0.1234567' })).toEqual(['1.5000000', '0.1234567']);
  });

  test('is never rounded', () => {
    expect(ler(peso, { numero: '0.12345678' })).toEqual([{ motivo: 'São no máximo 7 casas decimais; aqui há 8.' }]);
  });

  test('in text is read by what the whole column is written in', () => {
    expect(valores(peso, '1.234', '0,5')).toEqual(['1234.0000000', '0.5000000']);
    expect(valores(peso, '1.234', '0.5')).toEqual(['1.2340000', '0.5000000']);
  });

  test('keeps its place among empty cells and numbers', () => {
    expect(valores(peso, '', '2,5', { numero: '3' }, '4,5')).toEqual(['', '2.5000000', '3.0000000', '4.5000000']);
  });

  test('is no day', () => {
    expect(valores(peso, { data: '2026-11-20' })).toEqual(['Aqui há uma data, não um número.']);
  });
});

test('a day is that of the spreadsheet, or read day first', () => {
  expect(valores({ tipo: 'data' }, { data: '2026-11-20' }, '5/3/2026', '2026-03-05')).toEqual([
    '2026-11-20',
    '2026-03-05',
    '2026-03-05',
  ]);
});

test('an option is read by its code or its word', () => {
  const origem: Leitor = { tipo: 'opcao', opcoes: { IMPORTADO: 'Importado', NACIONAL: 'Nacional' } };
  expect(valores(origem, 'nacional', 'IMPORTADO', 'Lunar')).toEqual([
    'NACIONAL',
    'IMPORTADO',
    '“Lunar” não é uma das opções: Importado, Nacional.',
  ]);
});

test('a country is read by code, number or name', () => {
  expect(valores({ tipo: 'tabela', tabela: 'Pais' }, 'China', { numero: '23' }, '160', 'Atlântida')).toEqual([
    '160',
    '023',
    '160',
    '“Atlântida” não está na tabela.',
  ]);
});

test('a supplier is read by a name that is one supplier’s', () => {
  expect(valores({ tipo: 'fornecedor' }, 'Fictícia  Ltda', 'Homônima SA', 'Ninguém')).toEqual([
    'id-1',
    '“Homônima SA” é o nome de mais de um fornecedor.',
    '“Ninguém” não está entre os fornecedores.',
  ]);
});

test('a list is separated by semicolons', () => {
  expect(valores({ tipo: 'lista' }, 'A; B;;C ')).toEqual([['A', 'B', 'C']]);
});

describe('an identifier', () => {
  const cnpj: Leitor = { tipo: 'identificador', validar: validarCnpj, algarismos: 14 };

  test('is one with its punctuation or without, and gets back the zeros a number has lost', () => {
    expect(valores(cnpj, '11.222.333/0001-81', '11222333000181')).toEqual(['11222333000181', '11222333000181']);
    expect(valores(cnpj, { numero: '191' })).toEqual(['00000000000191']);
  });

  test('with a wrong check digit says so at the cell', () => {
    expect(ler(cnpj, '11.222.333/0001-82')).toEqual([{ motivo: expect.stringContaining('dígito') }]);
  });
});

test('yes and no are read as people and lists write them, and nothing else is', () => {
  expect(valores({ tipo: 'simNao' }, 'Sim', 'não', 'Habilitado', 'INATIVO', '')).toEqual([
    true,
    false,
    true,
    false,
    '',
  ]);
  expect(ler({ tipo: 'simNao' }, 'talvez')).toEqual([{ motivo: '“talvez” não é Sim nem Não.' }]);
});

test('where one importer stands it is one, however it is called', () => {
  const leitor: Leitor = { tipo: 'importador' };
  expect(valores(leitor, '11.222.333/0001-81', 'outra sa')).toEqual(['id-2', 'id-3']);
  expect(valores(leitor, 'Outra SA; Ninguém SA')).toEqual(['“Outra SA; Ninguém SA” não está entre os importadores.']);
});

test('several importers stand in one cell, by CNPJ or name; one that is nobody, or two, is said', () => {
  const leitor: Leitor = { tipo: 'importadores' };
  expect(valores(leitor, '11.222.333/0001-81; Outra SA')).toEqual([['id-2', 'id-3']]);
  expect(valores(leitor, 'Outra SA; Ninguém SA')).toEqual(['“Ninguém SA” não está entre os importadores.']);
  expect(valores(leitor, 'Homônima SA')).toEqual(['“Homônima SA” é o nome de mais de um importador: use o CNPJ.']);
});

test('a code of letters is in capitals, a figure keeps no more decimals than it needs where it may', () => {
  expect(valores({ tipo: 'texto', maiusculas: true }, ' fob ')).toEqual(['FOB']);
  expect(valores({ tipo: 'decimal', casas: 6, minimas: 2 }, { numero: '20' }, '0,125')).toEqual(['20.00', '0.125']);
});

test('a cell with what nobody sees is refused with what it is', () => {
  expect(ler({ tipo: 'texto' }, 'Al\u200bfa', 'Alfa')).toEqual([
    { motivo: '“Alfa” tem um caractere que não se vê (U+200B): apague e digite de novo.' },
    { valor: 'Alfa' },
  ]);
});
