import fc from 'fast-check';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import {
  type ConteudoDaDci,
  type ItemDaDci,
  saidaSemPisCofins,
  TRIBUTOS_DCI,
  type TributoDci,
} from '#lib/domain/zfm/dci.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { DCI_COM_PPB, DCI_DE_PRODUTO_ESTRANGEIRO, DCI_SEM_PPB } from '#lib/testing/vetores/zfm.ts';
import { calcularDocumentoDci, declaradoPelaDci } from './calcular-documento.ts';
import { conteudoDaDciDeTeste, estrangeiroDeTeste, itemDeTeste, origemDeTeste } from './documento-dci-de-teste.ts';

const calcular = (mudancas: Partial<ConteudoDaDci> = {}) => calcularDocumentoDci(conteudoDaDciDeTeste(mudancas));
const grupo = (mudancas: Partial<ConteudoDaDci>, modalidade: string, tributo: TributoDci) =>
  calcular(mudancas).grupos.find((um) => um.modalidade === modalidade && um.tributo === tributo);
/** Ten days late, in the following month: 3,30 % and 1 %. */
const ATRASADA = { vencimento: '2026-01-31', pagamento: '2026-02-10' };

describe('The seven worked DCI, as documents', () => {
  const DIAS: Readonly<Record<string, Partial<ConteudoDaDci>>> = {
    'DCI-2': ATRASADA,
    'DCI-3': {
      vencimento: '2026-01-20',
      pagamento: '2026-04-05',
      selic: [
        { mes: '2026-02', taxa: '0.97' },
        { mes: '2026-03', taxa: '1.08' },
      ],
    },
  };

  test.each(DCI_COM_PPB)('$id, PI com PPB', (dci) => {
    const itens = dci.itens.map(({ nota, qtd, iiUnitUSD, exigivel }) =>
      itemDeTeste({
        chave: nota,
        quantidade: qtd,
        exigivel,
        dcr: { id: nota, numero: null, processo: nota, iiUnitUSD, CRA: '88.00' },
      }),
    );
    const resultado = calcular({ taxaUSD: dci.taxaUSD, itens, ...DIAS[dci.id] });
    expect(resultado.itens.map(({ chave, iiUSD, II }) => ({ nota: chave, iiUSD, iiBRL: II }))).toEqual(
      dci.itens.map(({ nota, iiUSD, iiBRL }) => ({ nota, iiUSD, iiBRL })),
    );
    expect(resultado).toMatchObject({
      tributos: dci.iiBRL,
      totalDARF: dci.totalDARF,
      diasAtraso: dci.diasAtraso,
      percMulta: dci.percMulta,
      percJuros: new Exato(dci.percJuros).toFixed(2),
      darfs: [{ tributo: 'II', principal: dci.iiBRL, multa: dci.multaBRL, juros: dci.jurosBRL, total: dci.totalDARF }],
      recusa: null,
    });
    expect(resultado.memoria?.valor).toBe(dci.totalDARF);
  });

  test.each(DCI_DE_PRODUTO_ESTRANGEIRO)('$id, PE: freight and insurance by the unit come to the same', (pe) => {
    const { II, IPI, PIS, COFINS, total } = pe;
    const { itens, totalDARF, memoriaDoItem } = calcular({ itens: [estrangeiroDeTeste({ chave: 'PE' })] });
    expect(itens).toEqual([{ chave: 'PE', iiUSD: null, II, IPI, PIS, COFINS }]);
    expect(totalDARF).toBe(total);
    expect(todas(memoriaDoItem('PE'))).toContain(
      'Valor aduaneiro — PROJETOR, DI 26/9000001-0, adição 001, item 01 26603.25',
    );
  });

  test.each(DCI_SEM_PPB)('$id, PI sem PPB: each input rounded and then summed', (esperado) => {
    const parte = (insumo: string, coefTecnico: string, quantidade: string, vuUSD: string, II: string, IPI: string) =>
      origemDeTeste({
        insumo,
        coefTecnico,
        quantidade,
        vuUSD,
        freteUSD: '0.0000000',
        seguroUSD: '0.0000000',
        aliq: { II, IPI, PIS: '2.10', COFINS: '9.65' },
      });
    const origens = [
      parte('Resina', '0.2500000', '125.0000000', '1.8000000', '12.60', '3.25'),
      parte('Motor DC', '1.0000000', '500.0000000', '2.3500000', '14.40', '6.50'),
    ];
    const item = itemDeTeste({ modalidade: 'PI_SEM_PPB', quantidade: '500.00000', dcr: null, origens });
    const { itens, tributos, totalDARF, darfs } = calcular({ itens: [item] });
    const { II, IPI, PIS, COFINS, total } = esperado;
    expect(itens).toMatchObject([{ iiUSD: null, II, IPI, PIS, COFINS }]);
    expect([tributos, totalDARF]).toEqual([total, total]);
    expect(darfs.map(({ tributo, principal }) => [tributo, principal])).toEqual([
      ['II', II],
      ['IPI', IPI],
      ['PIS', PIS],
      ['COFINS', COFINS],
    ]);
  });
});

describe('After the end of PIS and COFINS', () => {
  const de = (semPisCofins: boolean, item = estrangeiroDeTeste({ chave: 'PE' })) =>
    calcular({ itens: [item], semPisCofins });

  test('what leaves owes neither, the II and the IPI are as before, and the memória names the article', () => {
    const [antes] = de(false).itens;
    const { itens, tributos, darfs, memoriaDoItem, grupos } = de(true);
    expect(itens).toEqual([{ ...antes, PIS: '0.00', COFINS: '0.00' }]);
    expect(tributos).toBe(somar([antes?.II ?? null, antes?.IPI ?? null]).toFixed(2));
    expect(darfs.map(({ tributo }) => tributo)).toEqual(['II', 'IPI']);
    // The form keeps its four groups.
    expect(grupos.map(({ tributo }) => tributo)).toEqual([...TRIBUTOS_DCI]);
    expect(JSON.stringify(memoriaDoItem('PE'))).toContain('extintos (LC 214/2025, art. 542, XXIII)');
  });

  test('the same item before it owes both', () => {
    // 26,603.25 of DCI-6: 2.10 % and 9.65 %, half up.
    expect(de(false).itens).toMatchObject([{ PIS: '558.67', COFINS: '2567.21' }]);
  });

  test('a rate of theirs that the import does not give is not missed', () => {
    const aliq = { II: '16.00', IPI: '9.75', PIS: null, COFINS: null };
    const item = estrangeiroDeTeste({ chave: 'PE', origens: [origemDeTeste({ aliq })] });
    expect(de(true, item)).toMatchObject({ recusa: null, itens: [{ PIS: '0.00' }] });
    expect(de(false, item).recusa).toContain('a alíquota de PIS, COFINS');
  });

  test.each([
    ['2026-12', null, false],
    ['2027-01', null, true],
    [null, '2026-12-31', false],
    [null, '2027-01-01', true],
    [null, null, false],
  ])('the month %s or the exit of %s decides', (competencia, ultimaSaida, sem) => {
    expect(saidaSemPisCofins({ competencia, ultimaSaida })).toBe(sem);
  });
});

describe('What is not known is never taken for nothing', () => {
  const doItem = (item: ItemDaDci, mais: Partial<ConteudoDaDci> = {}) => {
    const { itens, tributos, totalDARF, darfs, recusa, memoria } = calcular({ itens: [item], ...mais });
    const [{ II, IPI, PIS, COFINS } = {}] = itens;
    return { deCada: [II, IPI, PIS, COFINS], resto: [tributos, totalDARF, memoria], darfs, recusa };
  };

  test.each<[string, ItemDaDci, Partial<ConteudoDaDci>, string]>([
    [
      'the rate of the dollar',
      itemDeTeste(),
      { taxaUSD: null },
      'Informe a taxa do dólar: sem ela os tributos não se calculam.',
    ],
    [
      'whether it falls due',
      itemDeTeste({ exigivel: null }),
      {},
      'MOTO-150 para Demais regiões: falta dizer se os tributos suspensos são exigíveis neste destino.',
    ],
    ['the DCR-E', itemDeTeste({ dcr: null }), {}, 'MOTO-150 para Demais regiões: falta o DCR-E em vigor na saída.'],
  ])('%s, of PI com PPB: its II is not known, and the rest is still nothing', (_, item, mais, porQue) => {
    const { deCada, resto, darfs, recusa } = doItem(item, mais);
    expect(deCada).toEqual([null, '0.00', '0.00', '0.00']);
    expect([resto, darfs]).toEqual([[null, null, null], []]);
    expect(recusa).toBe(porQue);
  });

  test.each<[string, ItemDaDci, Partial<ConteudoDaDci>, RegExp]>([
    ['the rate of the dollar', estrangeiroDeTeste(), { taxaUSD: null }, /taxa do dólar/],
    ['whether it falls due', estrangeiroDeTeste({ exigivel: null }), {}, /são exigíveis neste destino/],
    ['what is missing in stock', estrangeiroDeTeste({ falta: true }), {}, /falta saldo importado/],
    [
      'what a lote cost',
      estrangeiroDeTeste({ origens: [origemDeTeste({ vuUSD: null })] }),
      {},
      /a DI 26\/9000001-0, adição 001, item 01, não diz quanto custou em dólares PROJETOR\.$/,
    ],
    ['its freight', estrangeiroDeTeste({ origens: [origemDeTeste({ freteUSD: null })] }), {}, /quanto custou/],
  ])('%s, of a foreign product: none of its taxes is known', (_, item, mais, porQue) => {
    const { deCada, resto, recusa } = doItem(item, mais);
    expect(deCada).toEqual([null, null, null, null]);
    expect(resto).toEqual([null, null, null]);
    expect(recusa).toMatch(porQue);
  });

  test('without the rate of the II the IPI is not known either, and without that of the PIS only the PIS', () => {
    const aliq = { II: null, IPI: '9.75', PIS: '2.10', COFINS: '9.65' };
    const semII = doItem(estrangeiroDeTeste({ origens: [origemDeTeste({ aliq })] }));
    expect(semII.deCada).toEqual([null, null, '558.67', '2567.21']);
    expect(semII.recusa).toContain('não diz a alíquota de II, IPI de PROJETOR.');
    // The known taxes still have their DARFs, but there is no total.
    expect(semII.darfs.map(({ tributo }) => tributo)).toEqual(['PIS', 'COFINS']);
    expect(semII.resto).toEqual([null, null, null]);
    const semPIS = origemDeTeste({ aliq: { ...origemDeTeste().aliq, PIS: null } });
    expect(doItem(estrangeiroDeTeste({ origens: [semPIS] })).deCada).toEqual(['4256.52', '3008.83', null, '2567.21']);
  });

  test('what leaves as obsoleto pays the rates of its lotes on what it is sold for, shared by quantity (RA, art. 510)', () => {
    const semCusto = { vuUSD: null, freteUSD: null, seguroUSD: null };
    const origens = ['30.0000000', '10.0000000'].map((quantidade) => origemDeTeste({ quantidade, ...semCusto }));
    const item = estrangeiroDeTeste({ origens, obsoleto: { valor: '1000.01', parecer: '12/2026' } });
    // 750,01 and 250,00. II 16 %: 120,00 + 40,00. IPI 9,75 % of 870,01 and 290,00: 84,83 + 28,28.
    // PIS 2,10 %: 15,75 + 5,25. COFINS 9,65 %: 72,38 + 24,13.
    const { deCada, recusa } = doItem(item);
    expect(deCada).toEqual(['160.00', '113.11', '21.00', '96.51']);
    expect(recusa).toBeNull();
    // None of it is in dollars.
    expect(doItem(item, { taxaUSD: null }).deCada).toEqual(['160.00', '113.11', '21.00', '96.51']);
    const pagos = { II: false, IPI: false, PIS: false, COFINS: false };
    const pago = { ...item, origens: origens.map((origem) => ({ ...origem, suspensos: pagos })) };
    expect(doItem(pago).deCada).toEqual(['0.00', '0.00', '0.00', '0.00']);
  });

  test('what was not suspended is nothing, whatever is not known of it', () => {
    const suspensos = { II: false, IPI: false, PIS: false, COFINS: false };
    const origem = origemDeTeste({ suspensos, vuUSD: null, aliq: { II: null, IPI: null, PIS: null, COFINS: null } });
    expect(doItem(estrangeiroDeTeste({ origens: [origem] }), { taxaUSD: null })).toMatchObject({
      deCada: ['0.00', '0.00', '0.00', '0.00'],
      recusa: null,
    });
    // The II paid at the entry stays in the base of the IPI.
    const semII = origemDeTeste({ suspensos: { ...suspensos, IPI: true } });
    expect(doItem(estrangeiroDeTeste({ origens: [semII] })).deCada).toEqual(['0.00', '3008.83', '0.00', '0.00']);
  });

  test('one item that is not known leaves the figures of the others', () => {
    const { itens, iiUSD, totalDARF } = calcular({
      itens: [itemDeTeste(), itemDeTeste({ chave: 'outro', exigivel: null })],
    });
    expect(itens.map(({ II }) => II)).toEqual(['3843.57', null]);
    expect([iiUSD, totalDARF]).toEqual([null, null]);
  });

  test('the Selic of a month: nothing of the delay, but the principal', () => {
    const { tributos, percMulta, percJuros, darfs, totalDARF, recusa, grupos } = calcular({
      vencimento: '2026-01-20',
      pagamento: '2026-04-05',
    });
    expect([tributos, percMulta, percJuros, darfs, totalDARF]).toEqual(['3843.57', null, null, [], null]);
    expect(grupos[0]).toMatchObject({ principal: '3843.57', multa: null, juros: null });
    expect(recusa).toBe('Falta a Selic de 02/2026.');
  });
});

describe('What owes nothing', () => {
  test('is not due where somebody, or the table, says so, with the reason in the place of the formula', () => {
    const naoExigivel = itemDeTeste({ exigivel: false, motivo: 'venda a indústria não coligada' });
    const { itens, iiUSD, totalDARF, darfs, memoriaDoItem } = calcular({ taxaUSD: null, itens: [naoExigivel] });
    expect(itens).toMatchObject([{ iiUSD: '750.1996800', II: '0.00', IPI: '0.00' }]);
    expect([iiUSD, totalDARF, darfs]).toEqual(['0.0000000', '0.00', []]);
    expect(memoriaDoItem(naoExigivel.chave)?.entradas[0]?.formula).toMatch(/^zero: venda a indústria não coligada/);
    expect(memoriaDoItem('outro')).toBeNull();
  });

  test('is a national product, which has no group', () => {
    const { itens, grupos, totalDARF } = calcular({
      itens: [itemDeTeste({ modalidade: 'PN', dcr: null, exigivel: null })],
    });
    expect(itens).toMatchObject([{ iiUSD: null, II: '0.00', IPI: '0.00', PIS: '0.00', COFINS: '0.00' }]);
    expect([grupos, totalDARF]).toEqual([[], '0.00']);
  });

  test('is not a DCI without items, of which nothing is known', () => {
    expect(calcular({ itens: [] })).toMatchObject({
      iiUSD: null,
      tributos: null,
      darfs: [],
      totalDARF: null,
      recusa: 'A DCI ainda não tem item de nota: não se sabe o que se deve.',
    });
  });

  test('is not late', () => {
    expect(
      calcular({ itens: [itemDeTeste({ exigivel: false })], vencimento: '2026-01-20', pagamento: '2026-04-05' }),
    ).toMatchObject({ totalDARF: '0.00', recusa: null });
  });
});

describe('A tax that a judge set otherwise', () => {
  const ordem = {
    modalidade: 'PI_COM_PPB',
    tributo: 'II',
    valor: '1000.00',
    processo: '1001-20.2026',
    motivo: null,
  } as const;

  test('is paid as the judge said, with what is reckoned beside it', () => {
    expect(grupo({ ordensJudiciais: [ordem] }, 'PI_COM_PPB', 'II')).toMatchObject({
      calculado: '3843.57',
      judicial: '1000.00',
      principal: '1000.00',
    });
    expect(todas(calcular({ ordensJudiciais: [ordem] }).memoria)).toContain(
      'II — Industrializado com PPB 1000.00 ordem judicial, processo 1001-20.2026',
    );
  });

  test('is known even where the items are not', () => {
    const { itens, totalDARF, recusa } = calcular({ taxaUSD: null, ordensJudiciais: [ordem] });
    expect([itens[0]?.II, totalDARF, recusa]).toEqual([null, '1000.00', null]);
  });
});

describe('A retificadora', () => {
  const antes = (principal: string) => [{ modalidade: 'PI_COM_PPB', tributo: 'II', principal } as const];

  test('pays what is above what was declared', () => {
    // 3,843.57 − 3,000.00
    expect(grupo({ anterior: antes('3000.00') }, 'PI_COM_PPB', 'II')).toMatchObject({
      calculado: '3843.57',
      anterior: '3000.00',
      principal: '843.57',
    });
    expect(calcular({ anterior: antes('3000.00') }).totalDARF).toBe('843.57');
  });

  test('pays nothing where less is due, and says what is to be asked back', () => {
    const { totalDARF, memoria } = calcular({ anterior: antes('4000.00') });
    expect(totalDARF).toBe('0.00');
    // 4,000.00 − 3,843.57
    expect(JSON.stringify(memoria)).toContain('foram declarados R$ 156,43 a mais');
  });

  test('declares anew what the former one had nothing of, and no more what it alone had', () => {
    const deSoPe = [{ modalidade: 'PE', tributo: 'IPI', principal: '10.00' } as const];
    expect(grupo({ anterior: deSoPe }, 'PI_COM_PPB', 'II')).toMatchObject({ anterior: '0.00', principal: '3843.57' });
    expect(grupo({ anterior: deSoPe }, 'PE', 'IPI')).toMatchObject({
      calculado: '0.00',
      anterior: '10.00',
      principal: '0.00',
    });
  });

  test('begins with all the former one declared, and not with what was left to pay of it', () => {
    const { grupos } = calcular({ anterior: antes('3000.00') });
    expect(declaradoPelaDci(grupos)).toContainEqual({
      modalidade: 'PI_COM_PPB',
      tributo: 'II',
      principal: '3843.57',
    });
    expect(declaradoPelaDci(calcular({ taxaUSD: null }).grupos).map(({ tributo }) => tributo)).toEqual([
      'IPI',
      'PIS',
      'COFINS',
    ]);
  });
});

test('fine and interest are rounded for each DARF, and its groups share them to the cent', () => {
  const { darfs, grupos } = calcular({ ...ATRASADA, itens: [itemDeTeste(), estrangeiroDeTeste()] });
  // II: 3,843.57 + 4,256.52 = 8,100.09; × 3,30 % = 267.30297, × 1 % = 81.0009.
  expect(darfs[0]).toEqual({ tributo: 'II', principal: '8100.09', multa: '267.30', juros: '81.00', total: '8448.39' });
  const doII = grupos.filter(({ tributo }) => tributo === 'II');
  // 267.30 × 3,843.57 ÷ 8,100.09 = 126.837…, and 140.462… for PE, the larger, which gets the cent.
  expect(doII.map(({ modalidade, multa, juros }) => [modalidade, multa, juros])).toEqual([
    ['PE', '140.47', '42.57'],
    ['PI_COM_PPB', '126.83', '38.43'],
  ]);
});

test('paid on the day, or without a day, nothing is charged for being late', () => {
  expect(calcular({ pagamento: '2026-12-10' })).toMatchObject({
    diasAtraso: 0,
    percMulta: '0.00',
    totalDARF: '3843.57',
  });
  expect(calcular({ vencimento: null, pagamento: '2027-03-01' })).toMatchObject({
    diasAtraso: 0,
    totalDARF: '3843.57',
  });
});

test('an item that did not change is not reckoned again, and at another rate it is', () => {
  const itens = [itemDeTeste()];
  const vezes = ['5.1234', '5.1234', '5.0000', '5.1234'].map((taxaUSD) => calcular({ itens, taxaUSD }).totalDARF);
  // 750.19968 × 5 = 3,750.9984.
  expect(vezes).toEqual(['3843.57', '3843.57', '3751.00', '3843.57']);
});

const figura = (casas: number, maximo: number) =>
  fc.integer({ min: 0, max: maximo }).map((unidades) => new Exato(unidades).div(10 ** casas).toFixed(casas));
const talvez = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: null, freq: 8 });
const deCadaTributo = <T>(valor: fc.Arbitrary<T>) => fc.record({ II: valor, IPI: valor, PIS: valor, COFINS: valor });
const origem = fc
  .record({
    quantidade: figura(7, 1e12),
    vuUSD: talvez(figura(7, 1e12)),
    freteUSD: talvez(figura(7, 1e10)),
    aliq: deCadaTributo(talvez(figura(2, 1e4))),
    suspensos: deCadaTributo(fc.boolean()),
  })
  .map(origemDeTeste);
const item = fc
  .record({
    modalidade: fc.constantFrom('PE' as const, 'PI_COM_PPB' as const, 'PI_SEM_PPB' as const, 'PN' as const),
    quantidade: figura(5, 1e9),
    exigivel: talvez(fc.boolean()),
    falta: fc.boolean(),
    dcr: talvez(fc.constant(itemDeTeste().dcr)),
    origens: fc.array(origem, { maxLength: 3 }),
  })
  .map(itemDeTeste);
const conteudo = fc.record({
  itens: fc.array(item, { maxLength: 4 }),
  taxaUSD: talvez(figura(4, 1e6)),
  pagamento: talvez(fc.constantFrom('2026-12-10', '2026-12-31', '2027-01-05', '2027-02-05')),
  anterior: fc.array(
    fc.record({
      modalidade: fc.constantFrom('PE' as const, 'PI_COM_PPB' as const),
      tributo: fc.constantFrom(...TRIBUTOS_DCI),
      principal: figura(2, 1e8),
    }),
    { maxLength: 3 },
  ),
});

test('groups make up the DARFs and these the total; what is known is whole, what is not has a reason', () => {
  fc.assert(
    fc.property(conteudo, (mudancas) => {
      const { itens, grupos, darfs, tributos, totalDARF, recusa, memoria } = calcular(mudancas);
      expect(JSON.stringify({ itens, grupos, darfs, memoria })).not.toMatch(/NaN|Infinity/);
      expect(recusa === null).toBe(totalDARF !== null);
      for (const { tributo, principal, multa, juros, total } of darfs) {
        const seus = grupos.filter((um) => um.tributo === tributo);
        expect(somar(seus.map((um) => um.principal)).toFixed(2)).toBe(principal);
        expect(somar(seus.map((um) => um.multa)).toFixed(2)).toBe(multa);
        expect(somar(seus.map((um) => um.juros)).toFixed(2)).toBe(juros);
        expect(somar([principal, multa, juros]).toFixed(2)).toBe(total);
      }
      if (totalDARF === null) return;
      expect(somar(darfs.map(({ total }) => total)).toFixed(2)).toBe(totalDARF);
      expect(somar(darfs.map(({ principal }) => principal)).toFixed(2)).toBe(tributos);
      for (const um of grupos) expect(um.principal?.startsWith('-')).toBe(false);
    }),
  );
});

test('three hundred items are reckoned while a key is down', () => {
  const itens = Array.from({ length: 300 }, (_, i) => itemDeTeste({ chave: String(i) }));
  calcular({ itens });
  const inicio = process.cpuUsage();
  // 300 × 3,843.57.
  expect(calcular({ itens: itens.map((um) => ({ ...um })) }).totalDARF).toBe('1153071.00');
  // Of the processor, not by the clock: a machine with other work is only slow.
  expect(process.cpuUsage(inicio).user / 1_000).toBeLessThan(200);
});

/** Lists each figure of a memória with its value, and the source of the figures from outside. */
function todas(memoria: Memoria | null | undefined): string[] {
  if (!memoria) return [];
  const { nome, valor, formula, fonte, entradas } = memoria;
  return [formula === null ? `${nome} ${valor} ${fonte}` : `${nome} ${valor}`, ...entradas.flatMap(todas)];
}
