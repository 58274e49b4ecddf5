import { compararVersoes, type Escolha, juntarVersoes, type ListasComNome } from './comparar-versoes.ts';

const LISTAS: ListasComNome = {
  itens: { chave: ['id'], ditos: ['partNumber', 'quantidade', 'pais', 'adicao'] },
  conteineres: { chave: ['numero'], ditos: ['numero', 'tara'] },
  adicoes: { chave: ['numero'], ditos: ['numero', 'aliquota'], apontadaPor: 'itens.adicao' },
  apelidos: { chave: [], ditos: [] },
};
const linha = (id: string | null, partNumber: string, quantidade = '1.00', mais: object = {}) => ({
  id,
  item: null,
  partNumber,
  quantidade,
  pais: null,
  adicao: null,
  ...mais,
});
const [A, B, C] = [linha('a', 'PN-A'), linha('b', 'PN-B'), linha('c', 'PN-C')];

/** Compares lists of one field, and merges them with the choices. */
function juntar(
  base: readonly unknown[],
  minha: readonly unknown[],
  dela: readonly unknown[],
  { campo = 'itens', escolhas = {} }: { campo?: string; escolhas?: Record<string, Escolha> } = {},
) {
  const versoes = { base: { [campo]: base }, minha: { [campo]: minha }, dela: { [campo]: dela } };
  const diferencas = compararVersoes(versoes, LISTAS);
  return {
    diferencas: diferencas.map((uma) => [uma.campo, uma.quem]),
    junta: juntarVersoes(versoes, diferencas, escolhas, LISTAS)[campo],
  };
}

test('each person changed, added or removed rows of their own: nothing is asked and nothing is lost', () => {
  const minha = [{ ...A, quantidade: '5' }, B, C, linha(null, 'MEU')];
  const dela = [A, { ...B, pais: { codigo: '249' } }, linha('d', 'DELA')];
  const { diferencas, junta } = juntar([A, B, C], minha, dela);
  expect(diferencas).toEqual([
    ['itens.a.quantidade', 'eu'],
    ['itens.b.pais.codigo', 'outra'],
    ['itens.d', 'outra'],
    ['itens.c', 'outra'],
    ['itens.+3', 'eu'],
  ]);
  expect(junta).toEqual([
    { ...A, quantidade: '5' },
    { ...B, pais: { codigo: '249' } },
    linha('d', 'DELA'),
    linha(null, 'MEU'),
  ]);
});

describe('one row, changed by both', () => {
  const minha = [{ ...A, quantidade: '5', partNumber: 'PN-A2' }];
  const dela = [{ ...A, quantidade: '7', pais: { codigo: '249' } }];

  test('is asked about field by field', () => {
    expect(juntar([A], minha, dela).diferencas).toEqual([
      ['itens.a.partNumber', 'eu'],
      ['itens.a.quantidade', 'ambas'],
      ['itens.a.pais.codigo', 'outra'],
    ]);
  });

  test.each([
    ['minha', '5'],
    ['dela', '7'],
  ] as const)('is mended with the choice %s', (escolha, quantidade) => {
    const { junta } = juntar([A], minha, dela, { escolhas: { 'itens.a.quantidade': escolha } });
    expect(junta).toEqual([{ ...A, partNumber: 'PN-A2', quantidade, pais: { codigo: '249' } }]);
  });

  test('is asked about as a whole where both changed a pointer that nobody fills in', () => {
    const [um, outro] = [
      { ...A, partNumber: 'X', item: { id: 'x' } },
      { ...A, partNumber: 'Y', item: { id: 'y' } },
    ];
    const { diferencas, junta } = juntar([A], [um], [outro], { escolhas: { 'itens.a': 'minha' } });
    expect(diferencas).toEqual([['itens.a', 'ambas']]);
    expect(junta).toEqual([um]);
  });
});

describe('a row one removed and the other changed', () => {
  const mudada = { ...B, quantidade: '9' };

  test.each([
    ['minha', [A]],
    ['dela', [A, mudada]],
  ] as const)('removed by me, choice %s', (escolha, esperada) => {
    const { diferencas, junta } = juntar([A, B], [A], [A, mudada], { escolhas: { 'itens.b': escolha } });
    expect(diferencas).toEqual([['itens.b', 'ambas']]);
    expect(junta).toEqual(esperada);
  });

  test('kept against their removal, it is a new row: the server has no such id any more', () => {
    const { diferencas, junta } = juntar([A, B], [A, mudada], [A], { escolhas: { 'itens.b': 'minha' } });
    expect(diferencas).toEqual([['itens.b', 'ambas']]);
    expect(junta).toEqual([A, { ...mudada, id: null }]);
  });
});

describe('new rows', () => {
  test('of mine that the server already has, after an answer that was lost, are not added twice', () => {
    const nova = linha(null, 'NOVA', '3');
    const { diferencas, junta } = juntar([A], [A, nova, nova], [A, linha('n', 'NOVA', '3.00000')]);
    expect(diferencas).toEqual([['itens.+2', 'eu']]);
    expect(junta).toEqual([A, linha('n', 'NOVA', '3.00000'), nova]);
  });

  test('with the same key on both sides are one row', () => {
    const { diferencas } = juntar([], [{ numero: 'MSCU1', tara: '2.00' }], [{ numero: 'MSCU1', tara: '3.00' }], {
      campo: 'conteineres',
    });
    expect(diferencas).toEqual([['conteineres.MSCU1.tara', 'ambas']]);
  });

  test('that nobody filled in are none', () => {
    expect(juntar([A], [A, linha(null, '', '')], [A, B])).toEqual({
      diferencas: [['itens.b', 'outra']],
      junta: [A, B],
    });
  });
});

test('texts name themselves', () => {
  const { diferencas, junta } = juntar(['x', 'y'], ['y', 'meu'], ['x', 'y', 'dela'], { campo: 'apelidos' });
  expect(diferencas).toEqual([
    ['apelidos.x', 'eu'],
    ['apelidos.dela', 'outra'],
    ['apelidos.meu', 'eu'],
  ]);
  expect(junta).toEqual(['y', 'dela', 'meu']);
});

describe('the order of the rows', () => {
  test.each([
    ['mine, where only I changed it', [B, A], [A, B, C], {}, ['b', 'a', 'c']],
    ['theirs, where only they changed it', [A, B], [B, C, A], {}, ['b', 'c', 'a']],
    ['the chosen one', [C, B, A], [B, C, A], { 'itens.#': 'minha' }, ['c', 'b', 'a']],
  ] as const)('is %s', (_, minha, dela, escolhas, esperada) => {
    const { junta } = juntar(minha.length === 3 ? [A, B, C] : [A, B], minha, dela, { escolhas });
    expect((junta as { id: string }[]).map(({ id }) => id)).toEqual(esperada);
  });
});

describe('a list is still compared as one field', () => {
  const um = { numero: 'MSCU1', tara: null };

  test.each([
    ['two rows have the same key', [um], [um, um], [um]],
    ['a saved row has no key', [{ numero: '', tara: '1' }], [um], []],
  ])('where %s', (_, base, minha, dela) => {
    const { diferencas, junta } = juntar(base, minha, dela, {
      campo: 'conteineres',
      escolhas: { conteineres: 'minha' },
    });
    expect(diferencas.map(([campo]) => campo)).toEqual(['conteineres']);
    expect(junta).toEqual(minha);
  });

  const adicoes = (aliquota: string) => [
    { numero: 1, aliquota },
    { numero: 2, aliquota: '10.00' },
  ];
  const base = {
    itens: [
      { ...A, adicao: 1 },
      { ...B, adicao: 2 },
    ],
    adicoes: adicoes('5.00'),
  };
  const dela = { ...base, adicoes: adicoes('6.00') };

  test('where its numbers were dealt out anew on one side', () => {
    const minha = {
      itens: [
        { ...A, adicao: 2 },
        { ...B, adicao: 1 },
      ],
      adicoes: adicoes('7.00'),
    };
    const diferencas = compararVersoes({ base, minha, dela }, LISTAS);
    expect(diferencas.map(({ campo }) => campo)).toEqual(['itens.a.adicao', 'itens.b.adicao', 'adicoes']);
  });

  test('and row by row where every item stays in its adição', () => {
    const minha = { itens: [...base.itens, linha(null, 'NOVA', '1', { adicao: 2 })], adicoes: adicoes('7.00') };
    const diferencas = compararVersoes({ base, minha, dela }, LISTAS);
    expect(diferencas.map(({ campo }) => campo)).toEqual(['itens.+2', 'adicoes.1.aliquota']);
  });
});
