import fc from 'fast-check';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import {
  compararEstruturas,
  componentesSomados,
  fimDaRevisao,
  type LinhaDaEstrutura,
  quantidadeComPerda,
  recusasDosPais,
  revisaoEmVigor,
} from './estrutura.ts';

const linha = (partNumber: string, mais: Partial<LinhaDaEstrutura> = {}): LinhaDaEstrutura => ({
  partNumber,
  descricao: `COMPONENTE ${partNumber}`,
  ncm: '85423190',
  unidade: 'PECA',
  origem: 'IMPORTADO',
  quantidade: '1.0000000',
  perda: '0.0000',
  subDe: null,
  ...mais,
});

describe('What is used with what is lost', () => {
  test.each([
    ['2.0000000', '2.5000', '2.0500000'],
    ['1', '0', '1.0000000'],
    ['1.0000000', '100.0000', '2.0000000'],
    // 0.0000001 x 1.5 = 0.00000015, rounded half up.
    ['0.0000001', '50.0000', '0.0000002'],
    // 0.0000003 x 1.1 = 0.00000033.
    ['0.0000003', '10.0000', '0.0000003'],
    ['99999999.9999999', '100.0000', '199999999.9999998'],
  ])('%s and %s %% are %s', (quantidade, perda, comPerda) => {
    expect(quantidadeComPerda({ quantidade, perda })).toBe(comPerda);
  });

  test('is nine decimals while it is added and seven of the sum', () => {
    // Each line is 0.0000001 x 1.4 = 0.00000014: one alone gives 0.0000001, three give 0.00000042.
    const tres = Array.from({ length: 3 }, () => linha('FX-1', { quantidade: '0.0000001', perda: '40.0000' }));
    expect(componentesSomados(tres)).toMatchObject([{ quantidade: '0.0000003', comPerda: '0.0000004' }]);
    const [um] = componentesSomados(tres.slice(0, 1));
    expect(um?.comPerda).toBe('0.0000001');
  });

  test('of one line is the same, alone or added', () => {
    const figura = (casas: number, maximo: number) =>
      fc.integer({ min: 0, max: maximo }).map((n) => new Exato(n).div(10 ** casas).toFixed(casas));
    fc.assert(
      fc.property(figura(7, 1e9), figura(4, 1e6), (quantidade, perda) => {
        const [componente] = componentesSomados([linha('FX-1', { quantidade, perda })]);
        expect(componente?.comPerda).toBe(quantidadeComPerda({ quantidade, perda }));
      }),
    );
  });
});

test('lines of one part number, origin and parent are one component, as it is written first', () => {
  const linhas = [
    linha('FX-1', { quantidade: '1.5000000' }),
    linha('GAB-1', { origem: 'NACIONAL' }),
    linha('fx-1 ', { quantidade: '2', descricao: 'OUTRA' }),
    linha('FX-1', { origem: 'NACIONAL' }),
    linha('FX-1', { subDe: 'GAB-1' }),
  ];
  expect(
    componentesSomados(linhas).map(({ linha: uma, quantidade, linhas: suas }) => [
      uma.partNumber,
      quantidade,
      suas.length,
    ]),
  ).toEqual([
    ['FX-1', '3.5000000', 2],
    ['GAB-1', '1.0000000', 1],
    ['FX-1', '1.0000000', 1],
    ['FX-1', '1.0000000', 1],
  ]);
  expect(componentesSomados(linhas)[0]?.linha.descricao).toBe('COMPONENTE FX-1');
});

test('the revision in force is the last that has begun, on its first day too', () => {
  const revisoes = ['2026-03-01', '2026-01-01', '2026-07-01'].map((vigenciaInicio) => ({ vigenciaInicio }));
  const em = (dia: string) => revisaoEmVigor(revisoes, dia)?.vigenciaInicio ?? null;
  expect(['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2030-01-01'].map(em)).toEqual([
    null,
    '2026-01-01',
    '2026-01-01',
    '2026-03-01',
    '2026-07-01',
  ]);
  expect([fimDaRevisao('2026-03-01'), fimDaRevisao('2024-03-01'), fimDaRevisao(null)]).toEqual([
    '2026-02-28',
    '2024-02-29',
    null,
  ]);
});

test('a parent is a national line, of an imported one', () => {
  const linhas = [linha('GAB-1', { origem: 'NACIONAL' }), linha('A', { subDe: 'gab-1' }), linha('B', { subDe: 'A' })];
  expect([...recusasDosPais(linhas)]).toEqual([[2, 'Não há linha nacional de part number A nesta estrutura.']]);
});

describe('Two revisions', () => {
  const antes = [linha('A'), linha('B', { quantidade: '2' }), linha('C', { perda: '1' }), linha('D')];

  test('of the same lines in another order, or written in two, are the same', () => {
    const depois = [
      linha('D'),
      linha('C', { perda: '1.0000' }),
      linha('B'),
      linha('B'),
      linha('a', { descricao: 'COMPONENTE A' }),
    ];
    expect(compararEstruturas(antes, depois)).toMatchObject({ entraram: [], sairam: [], mudaram: [], iguais: 4 });
  });

  test('say what came in, what went out and what is another', () => {
    const depois = [
      linha('A'),
      linha('B', { quantidade: '3.0000000', descricao: 'OUTRA' }),
      linha('C', { perda: '2' }),
      linha('E'),
    ];
    const { entraram, sairam, mudaram, iguais } = compararEstruturas(antes, depois);
    expect([entraram, sairam].map((uns) => uns.map(({ linha: uma }) => uma.partNumber))).toEqual([['E'], ['D']]);
    expect(iguais).toBe(1);
    expect(mudaram.map(({ depois: ficou, campos }) => [ficou.linha.partNumber, campos])).toEqual([
      [
        'B',
        [
          { campo: 'descricao', antes: 'COMPONENTE B', depois: 'OUTRA' },
          { campo: 'quantidade', antes: '2.0000000', depois: '3.0000000' },
        ],
      ],
      [
        'C',
        [
          { campo: 'perda', antes: '1.0000', depois: '2.0000' },
          { campo: 'comPerda', antes: '1.0100000', depois: '1.0200000' },
        ],
      ],
    ]);
  });

  test('know a part whose origin is another, where it is one on both sides', () => {
    const nacional = linha('A', { origem: 'NACIONAL' });
    expect(compararEstruturas([linha('A')], [nacional])).toMatchObject({
      entraram: [],
      sairam: [],
      mudaram: [{ campos: [{ campo: 'origem', antes: 'IMPORTADO', depois: 'NACIONAL' }] }],
    });
    // Now both exist: the imported component is unchanged, the national one is new.
    expect(compararEstruturas([linha('A')], [nacional, linha('A')])).toMatchObject({
      entraram: [{ linha: { origem: 'NACIONAL' } }],
      sairam: [],
      mudaram: [],
      iguais: 1,
    });
  });

  test('there is nothing between a revision and itself', () => {
    const linhas = fc.array(
      fc
        .record({
          pn: fc.constantFrom('A', 'B', 'C'),
          nacional: fc.boolean(),
          quantidade: fc.integer({ min: 1, max: 9 }),
        })
        .map(({ pn, nacional, quantidade }) =>
          linha(pn, { origem: nacional ? 'NACIONAL' : 'IMPORTADO', quantidade: `${quantidade}` }),
        ),
    );
    fc.assert(
      fc.property(linhas, (todas) => {
        expect(compararEstruturas(todas, todas)).toMatchObject({ entraram: [], sairam: [], mudaram: [] });
      }),
    );
  });
});
