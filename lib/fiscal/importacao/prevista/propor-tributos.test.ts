import fc from 'fast-check';
import type { FontesDosTributos, UltimaDeclarada } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import { proporTributos } from './propor-tributos.ts';

const NADA = { regime: null, aliquota: null, aliquotaReduzida: null, categoria: null };
const ultima = (mais: Partial<UltimaDeclarada> = {}): UltimaDeclarada => ({
  partNumber: 'FX-1',
  ncm: '85423190',
  numero: '2690000010',
  dataRegistro: '2026-10-05',
  adicao: '003',
  fundamentoDoII: null,
  ...mais,
  tributos: {
    ii: { ...NADA, regime: 'SUSPENSAO', aliquota: '16.00' },
    ipi: { ...NADA, regime: 'SUSPENSAO', aliquota: '10.00' },
    pis: { ...NADA, regime: 'SUSPENSAO', aliquota: '2.10', categoria: 'GERAL' },
    cofins: { ...NADA, regime: 'SUSPENSAO', aliquota: '9.65', categoria: 'GERAL' },
    ...mais.tributos,
  },
});
const fontes = (mais: Partial<FontesDosTributos> = {}): FontesDosTributos => ({
  dia: '2026-11-28',
  importador: { situacaoSuframa: 'ATIVA', validadeSuframa: '2027-06-30', setor: '1' },
  tabela: [
    {
      ncm: '85423190',
      aliquotaII: '16.00',
      aliquotaIPI: '10.00',
      desde: '2022-04-01',
      fonte: 'Resolução fictícia 1',
      situacao: 'VERIFICADO',
    },
  ],
  ultimas: [],
  tratamentos: [],
  ...mais,
});
const MERCADORIA = { ncm: '85423190', partNumbers: ['FX-1', 'FX-2'], aplicacao: null, paisOrigem: '160' };
const de = (lidas: FontesDosTributos, mercadoria: Partial<typeof MERCADORIA> & { aplicacao?: 'CONSUMO' } = {}) => {
  const propostas = proporTributos({ ...MERCADORIA, ...mercadoria }, lidas);
  return (tributo: string, qual: string) => {
    const achada = propostas.find((uma) => uma.tributo === tributo && uma.qual === qual);
    if (!achada) throw new Error(`${tributo} ${qual}`);
    return achada;
  };
};

describe('Taxes are proposed', () => {
  test('from the table, with its act and its day', () => {
    const [candidato, ...outros] = de(fontes())('ii', 'aliquota').candidatos;
    expect(outros).toEqual([]);
    expect(candidato).toEqual({
      escrito: '16,00 %',
      celulas: { iiAliquota: '16.00' },
      origens: [
        { texto: 'TEC na tabela NCM, desde 01/04/2022: Resolução fictícia 1', dia: '2022-04-01', aConfirmar: false },
      ],
    });
    expect(de(fontes())('ipi', 'aliquota').candidatos).toMatchObject([{ celulas: { ipiAliquota: '10.00' } }]);
  });

  test('from the newest row that has the rate: the row of the official file has none', () => {
    const [linha] = fontes().tabela;
    const doArquivo = { ...linha, aliquotaII: null, aliquotaIPI: '5.00', desde: '2026-01-01' };
    const lidas = fontes({ tabela: [doArquivo, linha] as FontesDosTributos['tabela'] });
    expect(de(lidas)('ii', 'aliquota').candidatos).toMatchObject([
      { escrito: '16,00 %', origens: [{ dia: '2022-04-01' }] },
    ]);
    expect(de(lidas)('ipi', 'aliquota').candidatos).toMatchObject([{ escrito: '5,00 %' }]);
  });

  test('from the Suframa of the importer: a suspension with its ground, to be confirmed', () => {
    expect(de(fontes())('ii', 'regime').candidatos).toMatchObject([
      {
        escrito: 'Suspensão',
        celulas: { iiRegime: 'SUSPENSAO', codigoDoFundamento: '56', iiFundamento: expect.stringContaining('DL 288') },
        origens: [{ texto: 'Suframa do importador: ativa até 30/06/2027, setor Indústria', aConfirmar: true }],
      },
    ]);
  });

  test('from a declaration by a rate of three decimals, as declared (LC 224/2025)', () => {
    const decimos = {
      ...ultima().tributos,
      ipi: { ...NADA, regime: 'REDUCAO' as const, aliquota: '9.75', aliquotaReduzida: '0.975' },
      cofins: { ...NADA, regime: 'INTEGRAL' as const, aliquota: '0.965' },
    };
    const lidas = fontes({ tabela: [], ultimas: [ultima({ tributos: decimos })] });
    const escritos = (tributo: string, qual: string) =>
      de(lidas)(tributo, qual).candidatos.map(({ escrito, celulas }) => [escrito, ...Object.values(celulas)]);
    expect(escritos('cofins', 'aliquota')).toContainEqual(['0,965 %', '0.965']);
    expect(escritos('ipi', 'regime')).toContainEqual(['Redução a 0,975 %', 'REDUCAO', '0.975']);
  });

  test('by two origins that agree as one value with both', () => {
    const lidas = fontes({ ultimas: [ultima(), ultima({ partNumber: 'FX-2' })] });
    const { candidatos } = de(lidas)('ii', 'aliquota');
    expect(candidatos).toHaveLength(1);
    expect(candidatos[0]?.origens.map(({ texto }) => texto)).toEqual([
      'TEC na tabela NCM, desde 01/04/2022: Resolução fictícia 1',
      'DI 26/9000001-0, adição 003, de 05/10/2026: FX-1, FX-2',
    ]);
    expect(de(lidas)('pis', 'aliquota').candidatos).toMatchObject([{ celulas: { pisTabela: 'GERAL' } }]);
  });

  test('by origins that differ as a conflict: nothing is chosen', () => {
    const outra = ultima({
      tributos: { ...ultima().tributos, ii: { ...NADA, regime: 'INTEGRAL', aliquota: '14.00' } },
    });
    const lidas = fontes({ ultimas: [outra] });
    expect(de(lidas)('ii', 'aliquota').candidatos.map(({ escrito }) => escrito)).toEqual(['16,00 %', '14,00 %']);
    expect(de(lidas)('ii', 'regime').candidatos.map(({ escrito }) => escrito)).toEqual([
      'Suspensão',
      'Recolhimento integral',
    ]);
  });

  test('by the last DI alone when two of its part numbers were declared in two ways', () => {
    const duas = [
      ultima(),
      ultima({
        partNumber: 'FX-2',
        numero: '2690000028',
        dataRegistro: '2026-11-01',
        tributos: { ...ultima().tributos, ipi: { ...NADA, regime: 'SUSPENSAO', aliquota: '5.00' } },
      }),
    ];
    const { candidatos } = de(fontes({ tabela: [], ultimas: duas }))('ipi', 'aliquota');
    expect(candidatos.map(({ escrito }) => escrito)).toEqual(['5,00 %', '10,00 %']);
  });

  test('a reduction with its reduced rate', () => {
    const ii = { ...NADA, regime: 'REDUCAO', aliquota: '16.00', aliquotaReduzida: '2.00' } as const;
    const lidas = fontes({ importador: null, ultimas: [ultima({ tributos: { ...ultima().tributos, ii } })] });
    expect(de(lidas)('ii', 'regime').candidatos).toMatchObject([
      { escrito: 'Redução a 2,00 %', celulas: { iiRegime: 'REDUCAO', iiAliquotaReduzida: '2.00' } },
    ]);
  });
});

describe('The grounds of the Portal Único', () => {
  const ground = (mais: object = {}) => ({
    tributo: 'ii' as const,
    regime: 'SUSPENSAO' as const,
    codigo: '9909',
    nome: 'ADMISSÃO FICTÍCIA',
    normal: false,
    condicao: null,
    ...mais,
  });
  const doPortal = (fundamentos: ReturnType<typeof ground>[], mais: object = {}) => ({
    tratamentos: [
      {
        ncm: '85423190',
        pais: '160',
        deTreinamento: false,
        dataDoFato: '2026-11-28',
        respondidoEm: '2026-11-27',
        fundamentos,
        ...mais,
      },
    ],
  });

  test('that apply by themselves are an origin as the others, with code, text, day and environment', () => {
    const normal = ground({ regime: 'ISENCAO', codigo: '9003', nome: 'NORMA FICTÍCIA', normal: true });
    const so = de(fontes({ ...doPortal([normal]), importador: null }))('ii', 'regime');
    expect(so.candidatos).toEqual([
      {
        escrito: 'Isenção',
        celulas: { iiRegime: 'ISENCAO', iiFundamento: '9003 – NORMA FICTÍCIA' },
        origens: [
          {
            texto:
              'Portal Único, produção, resposta de 27/11/2026 para o fato gerador em 28/11/2026: 9003 – NORMA FICTÍCIA',
            dia: '2026-11-27',
            aConfirmar: false,
          },
        ],
      },
    ]);
    expect([so.opcoes, so.porque]).toEqual([[], null]);
    const comSuframa = de(fontes(doPortal([normal])))('ii', 'regime');
    expect(comSuframa.candidatos.map(({ escrito }) => escrito)).toEqual(['Suspensão', 'Isenção']);
  });

  test.each([
    ['a ground that must be chosen', ground(), {}],
    ['a ground that the goods must meet', ground({ normal: true, condicao: 'se EX II (ATT_1) = 0001' }), {}],
    ['whatever the training environment says', ground({ normal: true }), { deTreinamento: true }],
  ])('%s is an option and never the value of a cell', (_qual, um, mais) => {
    const so = de(fontes({ ...doPortal([um], mais), importador: null }))('ii', 'regime');
    expect(so.candidatos).toEqual([]);
    expect(so.porque).toContain('não está no cadastro');
    expect(so.opcoes).toMatchObject([
      {
        escrito: 'Suspensão, fundamento 9909',
        celulas: { iiRegime: 'SUSPENSAO', iiFundamento: '9909 – ADMISSÃO FICTÍCIA' },
      },
    ]);
  });

  test('of the training environment are marked so and to be confirmed, as are those of another day', () => {
    const origem = (mais: object) => de(fontes(doPortal([ground()], mais)))('ii', 'regime').opcoes[0]?.origens[0];
    expect(origem({ deTreinamento: true })).toMatchObject({
      aConfirmar: true,
      texto: expect.stringMatching(/^Portal Único, ambiente de treinamento, resposta de 27/),
    });
    expect(origem({})?.aConfirmar).toBe(false);
    expect(origem({ dataDoFato: '2026-10-01' })?.aConfirmar).toBe(true);
  });

  test('stand beside a candidate of the same regime, which keeps its own ground', () => {
    const [candidato] = de(fontes(doPortal([ground()])))('ii', 'regime').candidatos;
    expect(candidato?.celulas).toMatchObject({
      codigoDoFundamento: '56',
      iiFundamento: expect.stringContaining('DL 288'),
    });
    expect(candidato?.origens.map(({ texto }) => texto.split(',')[0])).toEqual([
      'Suframa do importador: ativa até 30/06/2027',
      'Portal Único',
    ]);
  });

  test('of another country, NCM or tax say nothing, and no rate comes from them', () => {
    const nada = (mais: object) => de(fontes(doPortal([ground()], mais)))('ii', 'regime').opcoes;
    expect([nada({ pais: '023' }), nada({ ncm: '84733041' })]).toEqual([[], []]);
    const lidas = de(fontes({ ...doPortal([ground()]), tabela: [] }));
    expect(lidas('ipi', 'regime').opcoes).toEqual([]);
    expect(lidas('ii', 'aliquota')).toMatchObject({ candidatos: [], opcoes: [] });
  });
});

describe('Nothing is proposed', () => {
  test('where nothing is known, and why is said', () => {
    const sem = de(fontes({ tabela: [], importador: null }));
    expect(sem('ii', 'aliquota')).toMatchObject({ candidatos: [], porque: expect.stringContaining('(TEC)') });
    expect(sem('ipi', 'aliquota')).toMatchObject({ candidatos: [], porque: expect.stringContaining('(TIPI)') });
    expect(sem('ii', 'regime')).toMatchObject({
      candidatos: [],
      porque: 'O importador do processo não está no cadastro, e nenhuma declaração anterior traz o part number.',
    });
  });

  test.each([
    [{ situacaoSuframa: 'BLOQUEADA', validadeSuframa: null, setor: '1' }, 'Suframa do importador: bloqueada'],
    [{ situacaoSuframa: 'ATIVA', validadeSuframa: '2026-11-27', setor: '1' }, 'venceu em 27/11/2026'],
  ] as const)('by a Suframa that does not hold: %o', (importador, porque) => {
    expect(de(fontes({ importador }))('ii', 'regime')).toMatchObject({
      candidatos: [],
      porque: expect.stringContaining(porque),
    });
  });

  test('for goods for consumption, which no known rule suspends', () => {
    expect(de(fontes(), { aplicacao: 'CONSUMO' } as never)('ii', 'regime').porque).toContain('aplicação Consumo');
  });

  test('of PIS and COFINS once they have ended', () => {
    const depois = de(fontes({ dia: '2027-01-01' }));
    expect(depois('pis', 'aliquota')).toMatchObject({ candidatos: [], porque: expect.stringContaining('542') });
    expect(depois('cofins', 'regime').candidatos).toEqual([]);
    expect(depois('ii', 'aliquota').candidatos).toHaveLength(1);
  });

  test('from the declaration of the same part number under another NCM', () => {
    const lidas = fontes({ tabela: [], ultimas: [ultima({ ncm: '84733041' })] });
    expect(de(lidas)('ii', 'aliquota').candidatos).toEqual([]);
  });
});

test('every proposal has an origin or a reason, never both, and no value is in two candidates', () => {
  const aliquota = fc.option(fc.integer({ min: 0, max: 9999 }).map((n) => (n / 100).toFixed(2)));
  const tributo = fc.record({
    regime: fc.constantFrom(null, 'INTEGRAL', 'SUSPENSAO', 'REDUCAO', 'ISENCAO' as const),
    aliquota,
    aliquotaReduzida: aliquota,
    categoria: fc.constantFrom(null, 'GERAL', 'AUTOPECAS' as const),
  });
  const declarada = fc
    .record({
      partNumber: fc.constantFrom('FX-1', 'FX-2', 'FX-3'),
      adicao: fc.constantFrom('001', '002'),
      dataRegistro: fc.constantFrom('2026-01-05', '2026-10-05'),
      tributos: fc.record({ ii: tributo, ipi: tributo, pis: tributo, cofins: tributo }),
    })
    .map((mais) => ultima(mais as Partial<UltimaDeclarada>));
  fc.assert(
    fc.property(fc.array(declarada, { maxLength: 5 }), aliquota, fc.boolean(), (ultimas, aliquotaII, comImportador) => {
      const [linha] = fontes().tabela;
      if (!linha) return;
      const lidas = fontes({
        ultimas,
        tabela: [{ ...linha, aliquotaII }],
        ...(!comImportador && { importador: null }),
      });
      for (const { candidatos, porque } of proporTributos(MERCADORIA, lidas)) {
        expect(candidatos.length === 0).toBe(porque !== null);
        expect(new Set(candidatos.map(({ escrito }) => escrito)).size).toBe(candidatos.length);
        for (const { origens, celulas } of candidatos) {
          expect(origens.length).toBeGreaterThan(0);
          expect(Object.values(celulas)).not.toContain('');
        }
      }
    }),
  );
});
