import fc from 'fast-check';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { SALDO } from '#lib/testing/vetores/zfm.ts';
import { type LoteDoPlano, type Necessidade, planejarSaques } from './planejar-saques.ts';

const precisa = (item: string, quantidade: string, insumo = 'PARAFUSO'): Necessidade => ({ item, insumo, quantidade });
const estoque = (...saldos: string[]) =>
  new Map([['PARAFUSO', saldos.map((saldo, i): LoteDoPlano => ({ id: `L${i + 1}`, saldo }))]]);

describe('A draw', () => {
  test('serves the needs in their order, oldest lote first', () => {
    const { porNecessidade, porInsumo, recusas } = planejarSaques(
      [precisa('MOTO', '2'), precisa('RODA', '3')],
      estoque('4.0000000', '9.0000000'),
      [],
    );
    expect(porNecessidade).toEqual([
      {
        item: 'MOTO',
        insumo: 'PARAFUSO',
        saques: [{ loteId: 'L1', quantidade: '2.0000000' }],
        faltante: '0.0000000',
        faltas: [],
        adiantados: [],
      },
      {
        item: 'RODA',
        insumo: 'PARAFUSO',
        saques: [
          { loteId: 'L1', quantidade: '2.0000000' },
          { loteId: 'L2', quantidade: '1.0000000' },
        ],
        faltante: '0.0000000',
        faltas: [],
        adiantados: [],
      },
    ]);
    expect(porInsumo.get('PARAFUSO')).toEqual({
      necessidade: '5.0000000',
      baixado: '5.0000000',
      faltante: '0.0000000',
      saques: [
        { loteId: 'L1', quantidade: '4.0000000', manual: false },
        { loteId: 'L2', quantidade: '1.0000000', manual: false },
      ],
    });
    expect(recusas).toEqual([]);
  });

  test('says what is missing of which need, and of the input as a whole', () => {
    const { porNecessidade, porInsumo } = planejarSaques(
      [precisa('MOTO', '2'), precisa('RODA', '3')],
      estoque('0.0000000', '4.5000000'),
      [],
    );
    expect(porNecessidade.map(({ faltante }) => faltante)).toEqual(['0.0000000', '0.5000000']);
    expect(porInsumo.get('PARAFUSO')).toMatchObject({ baixado: '4.5000000', faltante: '0.5000000' });
    expect(planejarSaques([precisa('MOTO', '2', 'OUTRO')], estoque('9'), []).porInsumo.get('OUTRO')).toEqual({
      necessidade: '2.0000000',
      baixado: '0.0000000',
      faltante: '2.0000000',
      saques: [],
    });
  });

  test('takes first what was chosen by hand, and the rest by its turn', () => {
    const { porNecessidade, porInsumo } = planejarSaques([precisa('MOTO', '5')], estoque('2.0000000', '9.0000000'), [
      { insumo: 'PARAFUSO', loteId: 'L2', quantidade: '2' },
    ]);
    expect(porInsumo.get('PARAFUSO')?.saques).toEqual([
      { loteId: 'L2', quantidade: '2.0000000', manual: true },
      { loteId: 'L1', quantidade: '2.0000000', manual: false },
      { loteId: 'L2', quantidade: '1.0000000', manual: false },
    ]);
    // A lote has a single line, even if it was drawn both by hand and in turn.
    expect(porNecessidade[0]?.saques).toEqual([
      { loteId: 'L2', quantidade: '3.0000000' },
      { loteId: 'L1', quantidade: '2.0000000' },
    ]);
  });

  test.each([
    ['more than its balance', 'L1', '3', '2.0000000'],
    ['more than is needed', 'L2', '6', '5.0000000'],
    ['a lote that is not of the input', 'L9', '1', '0.0000000'],
  ])('by hand cannot have %s, and has what there is', (_, loteId, quantidade, possivel) => {
    const { recusas, porInsumo } = planejarSaques([precisa('MOTO', '5')], estoque('2.0000000', '9.0000000'), [
      { insumo: 'PARAFUSO', loteId, quantidade },
    ]);
    expect(recusas).toEqual([{ insumo: 'PARAFUSO', loteId, pedido: `${quantidade}.0000000`, possivel }]);
    expect(porInsumo.get('PARAFUSO')).toMatchObject({ baixado: '5.0000000', faltante: '0.0000000' });
  });

  test('by hand of an input nothing needs cannot be had at all', () => {
    const { recusas } = planejarSaques([], estoque('2.0000000'), [
      { insumo: 'PARAFUSO', loteId: 'L1', quantidade: '1' },
    ]);
    expect(recusas).toEqual([{ insumo: 'PARAFUSO', loteId: 'L1', pedido: '1.0000000', possivel: '0.0000000' }]);
  });
});

describe('What left before a lote was cleared', () => {
  const lote = (id: string, saldo: string, dataDesembaraco: string): LoteDoPlano => ({ id, saldo, dataDesembaraco });
  const saiu = (item: string, ...dias: [dia: string, quantidade: string][]): Necessidade => ({
    ...precisa(item, somar(dias.map(([, quantidade]) => quantidade)).toFixed(7)),
    dias: dias.map(([dia, quantidade]) => ({ dia, quantidade })),
  });

  test('is not served by it, and is missing by day', () => {
    const plano = planejarSaques(
      [saiu('MOTO', ['2026-10-04', '3'], ['2026-10-15', '2'], ['2026-10-16', '1'], ['2026-10-26', '4'])],
      new Map([['PARAFUSO', [lote('L1', '50', '2026-10-16')]]]),
      [],
    );
    expect(plano.porNecessidade).toEqual([
      {
        item: 'MOTO',
        insumo: 'PARAFUSO',
        saques: [{ loteId: 'L1', quantidade: '5.0000000' }],
        faltante: '5.0000000',
        faltas: [
          { dia: '2026-10-04', quantidade: '3.0000000' },
          { dia: '2026-10-15', quantidade: '2.0000000' },
        ],
        adiantados: [],
      },
    ]);
    expect(plano.porInsumo.get('PARAFUSO')).toMatchObject({ baixado: '5.0000000', faltante: '5.0000000' });
  });

  test('leaves the old lote to the early exit, whatever the order of the needs', () => {
    const { porNecessidade } = planejarSaques(
      [saiu('TARDE', ['2026-10-20', '4']), saiu('CEDO', ['2026-10-05', '4'])],
      new Map([['PARAFUSO', [lote('L1', '4', '2026-10-01'), lote('L2', '4', '2026-10-16')]]]),
      [],
    );
    expect(porNecessidade.map(({ item, saques, faltante }) => [item, saques[0]?.loteId, faltante])).toEqual([
      ['TARDE', 'L2', '0.0000000'],
      ['CEDO', 'L1', '0.0000000'],
    ]);
  });

  test('is served by it where a person chooses it, which is told', () => {
    const { porNecessidade } = planejarSaques(
      [saiu('MOTO', ['2026-10-04', '3'], ['2026-10-20', '2'])],
      new Map([['PARAFUSO', [lote('L1', '9', '2026-10-16')]]]),
      [{ insumo: 'PARAFUSO', loteId: 'L1', quantidade: '4' }],
    );
    expect(porNecessidade).toMatchObject([
      {
        saques: [{ loteId: 'L1', quantidade: '4.0000000' }],
        faltas: [{ dia: '2026-10-04', quantidade: '1.0000000' }],
        adiantados: [{ loteId: 'L1', dia: '2026-10-04' }],
      },
    ]);
  });
});

describe('Whatever is needed, in stock and chosen', () => {
  const quantidade = fc.integer({ min: 0, max: 1e12 }).map((unidades) => new Exato(unidades).div(1e7).toFixed(7));
  const insumo = fc.constantFrom<string>('A', 'B', 'C');
  const necessidades = fc.array(fc.record({ item: fc.constantFrom('X', 'Y'), insumo, quantidade }));
  const lotes = fc
    .array(fc.tuple(insumo, quantidade))
    .map((todos) => todos.map(([qual, saldo], i) => ({ qual, id: `L${i}`, saldo })));
  const realocacoes = fc.array(fc.record({ insumo, loteId: fc.nat(8).map((n) => `L${n}`), quantidade }), {
    maxLength: 5,
  });

  test('drawn and missing make up the need, no lote goes below zero, and nothing is missing while anything is left', () => {
    fc.assert(
      fc.property(necessidades, lotes, realocacoes, (precisos, todos, escolhas) => {
        const porInsumo = Map.groupBy(todos, ({ qual }) => qual);
        const plano = planejarSaques(precisos, porInsumo, escolhas);
        const tirado = new Map<string, Exato>();
        for (const [i, { saques, faltante, item, insumo: qual }] of plano.porNecessidade.entries()) {
          const baixado = somar(saques.map((saque) => saque.quantidade));
          expect([item, qual]).toEqual([precisos[i]?.item, precisos[i]?.insumo]);
          expect(baixado.plus(faltante).eq(precisos[i]?.quantidade ?? '')).toBe(true);
          for (const saque of saques) {
            tirado.set(saque.loteId, (tirado.get(saque.loteId) ?? new Exato(0)).plus(saque.quantidade));
            expect(porInsumo.get(qual)?.some(({ id }) => id === saque.loteId)).toBe(true);
          }
        }
        expect(plano.porNecessidade).toHaveLength(precisos.length);
        for (const { id, saldo } of todos) expect(tirado.get(id)?.lte(saldo) ?? true).toBe(true);
        for (const [qual, { necessidade, baixado, faltante, saques }] of plano.porInsumo) {
          const havia = somar((porInsumo.get(qual) ?? []).map(({ saldo }) => saldo));
          expect(new Exato(baixado).eq(Exato.min(necessidade, havia))).toBe(true);
          expect(new Exato(baixado).plus(faltante).eq(necessidade)).toBe(true);
          expect(somar(saques.map((saque) => saque.quantidade)).eq(baixado)).toBe(true);
        }
      }),
    );
  });

  test('what comes by its turn never takes a lote before the one in front of it is empty', () => {
    fc.assert(
      fc.property(necessidades, lotes, (precisos, todos) => {
        const porInsumo = Map.groupBy(todos, ({ qual }) => qual);
        for (const [qual, { saques }] of planejarSaques(precisos, porInsumo, []).porInsumo) {
          const cheios = (porInsumo.get(qual) ?? []).filter(({ saldo }) => new Exato(saldo).gt(0));
          expect(saques.map(({ loteId }) => loteId)).toEqual(cheios.slice(0, saques.length).map(({ id }) => id));
          for (const [i, saque] of saques.slice(0, -1).entries()) expect(saque.quantidade).toBe(cheios[i]?.saldo);
        }
      }),
    );
  });
});

test('five thousand needs of one input and two thousand lotes are planned at once', () => {
  const necessidades = Array.from({ length: 5000 }, (_, i) => precisa(`P${i}`, '1.2345678'));
  const saldos = Array.from({ length: 2000 }, () => '3.0864195');
  const inicio = process.cpuUsage();
  const { porInsumo } = planejarSaques(necessidades, estoque(...saldos), []);
  // 5,000 × 1.2345678 = 6,172.839 = 2,000 × 3.0864195.
  expect(porInsumo.get('PARAFUSO')).toMatchObject({ baixado: '6172.8390000', faltante: '0.0000000' });
  // Of the processor, not by the clock: a machine with other work is only slow.
  expect(process.cpuUsage(inicio).user / 1_000).toBeLessThan(2000);
});

describe('The worked draws', () => {
  test.each(SALDO)('$id', ({ entradas, consumo, baixas, faltante }) => {
    const lotes = new Map([['PARAFUSO', entradas.map(({ origem, qtd }) => ({ id: origem, saldo: qtd }))]]);
    const plano = planejarSaques([precisa('MOTO', consumo)], lotes, []).porInsumo.get('PARAFUSO');
    const saldoDe = new Map(entradas.map(({ origem, qtd }) => [origem, qtd]));
    expect(
      plano?.saques.map(({ loteId, quantidade }) => ({
        origem: loteId,
        baixa: new Exato(quantidade).toFixed(5),
        saldo: new Exato(saldoDe.get(loteId) ?? '').minus(quantidade).toFixed(5),
      })),
    ).toEqual(baixas);
    expect(plano?.faltante).toBe(new Exato(faltante).toFixed(7));
  });
});
