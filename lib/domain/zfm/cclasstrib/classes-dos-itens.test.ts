import { type ImportadorComNome, type ItemAClassificar, planoDeClasses, recusaDaClasse } from './classes-dos-itens.ts';

const DIA = '2026-11-26';
const INDUSTRIA: ImportadorComNome = {
  nome: 'Fictícia Águia',
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  situacaoSuframa: 'ATIVA',
  validadeSuframa: null,
  resolucoes: [{ data: '2024-02-29', validade: null }],
};
const COMERCIO: ImportadorComNome = {
  ...INDUSTRIA,
  nome: 'Fictícia Lima',
  perfilTributario: 'COMERCIO',
  resolucoes: [],
};

const item = (partNumber: string, mais: Partial<ItemAClassificar> = {}): ItemAClassificar => ({
  id: `id-${partNumber}`,
  versao: 1,
  partNumber,
  ncm: '85423190',
  origem: 'IMPORTADO',
  cClassTrib: null,
  ...mais,
});

describe('The plan of many classes', () => {
  test('puts the items of one proposal together, with its reason, and says which would lose another code', () => {
    const itens = [
      item('FX-1'),
      item('FX-2', { cClassTrib: '000001', versao: 4 }),
      item('FX-3', { cClassTrib: '550019' }),
    ];
    const { grupos, fora } = planoDeClasses(itens, [INDUSTRIA], null, DIA);
    expect(grupos).toMatchObject([
      {
        cClassTrib: '550019',
        porque: expect.stringMatching(/^porque o perfil tributário do importador é “Indústria incentivada/),
        supoe: expect.stringMatching(/^Supõe a importação licenciada/),
        itens: [
          { partNumber: 'FX-1', versao: 1, atual: null },
          { partNumber: 'FX-2', versao: 4, atual: '000001' },
        ],
      },
    ]);
    expect(fora).toEqual([{ motivo: 'Já está com o cClassTrib 550019.', partNumbers: ['FX-3'] }]);
  });

  test('proposes nothing where the importers would use different codes, or none has a profile', () => {
    expect(planoDeClasses([item('FX-1')], [INDUSTRIA, COMERCIO], null, DIA)).toEqual({
      grupos: [],
      fora: [
        {
          motivo:
            'Depende do importador: 550019 para Fictícia Águia, 000001 para Fictícia Lima. Escolha um importador, ou o código.',
          partNumbers: ['FX-1'],
        },
      ],
    });
    const { fora } = planoDeClasses([item('FX-1')], [{ ...INDUSTRIA, perfilTributario: null }], null, DIA);
    expect(fora[0]?.motivo).toBe('Nada se propõe: nenhum importador tem o perfil tributário informado.');
  });

  test('gives a chosen code to all but the national, and refuses by cause the goods the regime excludes (art. 441)', () => {
    const itens = [item('FX-1'), item('NAC-1', { origem: 'NACIONAL' }), item('CIGARRO', { ncm: '24022000' })];
    const { grupos, fora } = planoDeClasses(itens, [], '550019', DIA);
    expect(grupos).toMatchObject([{ cClassTrib: '550019', porque: null, itens: [{ partNumber: 'FX-1' }] }]);
    expect(fora).toEqual([
      { motivo: 'É de origem nacional: não vai em declaração de importação.', partNumbers: ['NAC-1'] },
      { motivo: expect.stringMatching(/^O regime da ZFM não contempla .*art\. 441/), partNumbers: ['CIGARRO'] },
    ]);
  });

  test('warns of a code of an annex that nobody has compared with the NCM', () => {
    const [grupo] = planoDeClasses([item('FX-1')], [], '200034', DIA).grupos;
    expect(grupo?.avisos).toEqual(['Confira se a NCM está no Anexo VII da LC 214/2025.']);
  });
});

test('a class is refused before its first day, and not for what only some importers may use', () => {
  expect(recusaDaClasse('550026', '85423190', '2025-12-31')).toBe('O cClassTrib 550026 vale desde 01/01/2026.');
  expect(recusaDaClasse('550019', '85423190', DIA)).toBeNull();
});
