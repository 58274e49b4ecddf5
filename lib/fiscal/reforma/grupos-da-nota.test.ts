import type { EntradaReforma, ItemDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { IBSCBS } from '#lib/testing/vetores/ibscbs.ts';
import { figurasDaReforma } from './figuras-da-reforma.ts';
import { gruposDaNota, totalDaNotaComReforma } from './grupos-da-nota.ts';
import { entradaReformaDeTeste, itemDaReformaDeTeste } from './testing/entrada-reforma-de-teste.ts';

const notaDe = (itens: readonly Partial<ItemDaReforma>[], mudanca: Partial<EntradaReforma> = {}) =>
  gruposDaNota(
    figurasDaReforma(
      entradaReformaDeTeste({
        dataRegistro: '2026-05-09',
        dataLiberacao: '2026-05-09',
        componentes: {},
        itens: itens.map((um, i) => itemDaReformaDeTeste({ numero: String(i + 1), ii: '0.00', ...um })),
        ...mudanca,
      }),
    ),
  );
const NADA = { diferimento: null, reducao: null };

/** domain/reforma.md §4.3, with the figures of IMP-5. */
test('a suspended item has zeros, and beside them what would be due', () => {
  const { itens, totais } = notaDe([{ valorAduaneiro: '660449.09', cst: '550', cClassTrib: '550019' }]);
  const zero = { aliquota: '0.00', ...NADA, valor: '0.00' };
  expect(itens).toEqual([
    {
      cst: '550',
      cClassTrib: '550019',
      tributos: { vBC: '660449.09', vIBS: '0.00', cbs: zero, ibsUF: zero, ibsMun: zero },
      regular: {
        cst: '000',
        cClassTrib: '000001',
        cbs: { efetiva: '0.90', valor: '5944.04' },
        ibsUF: { efetiva: '0.10', valor: '660.45' },
        ibsMun: { efetiva: '0.00', valor: '0.00' },
      },
    },
  ]);
  expect([totais.vBC, totais.vIBS, totais.cbs]).toEqual(['660449.09', '0.00', { diferido: '0.00', valor: '0.00' }]);
});

test('the totals are the sums of the rounded items, and an item without incidence has no group', () => {
  const { itens, totais } = notaDe([
    { valorAduaneiro: '1925.00' },
    { valorAduaneiro: '1925.00' },
    { valorAduaneiro: '500.00', cst: '410', cClassTrib: '410008' },
  ]);
  expect(itens[2]).toEqual({ cst: '410', cClassTrib: '410008', tributos: null, regular: null });
  // 1.925 is 1.92 on each item; 3,850.00 at once would be 3.85.
  expect(totais.ibsUF).toEqual({ diferido: '0.00', valor: '3.84' });
});

test('a note cannot leave a rate open', () => {
  expect(() => notaDe([{}], { dataRegistro: '2027-02-01', dataLiberacao: '2027-02-03' })).toThrow(
    expect.objectContaining({ campo: 'aliquotas.cbs' }),
  );
});

test('in the crossing of the year the CBS of a note is zero', () => {
  const { itens } = notaDe([{}], { dataRegistro: '2026-12-31', dataLiberacao: '2027-01-05' });
  expect(itens[0]?.tributos).toMatchObject({ cbs: { aliquota: '0.00', valor: '0.00' }, ibsUF: { valor: '50.00' } });
});

describe('The groups of the vectors', () => {
  test('LIB-1: taxes and vNFTot', () => {
    const { itens, totais } = notaDe([{ valorAduaneiro: '84.79' }]);
    const { vBC, vIBSUF, vCBS, vNF, vNFTot } = IBSCBS['LIB-1'].esperado;
    expect(itens[0]?.tributos).toMatchObject({ vBC, ibsUF: { valor: vIBSUF }, cbs: { valor: vCBS } });
    expect(totalDaNotaComReforma(vNF, totais)).toBe(vNFTot);
  });

  test('LIB-2: suspended taxes are not in vNFTot', () => {
    const { totais } = notaDe([{ valorAduaneiro: '84.79', cst: '550', cClassTrib: '550019' }]);
    expect(totalDaNotaComReforma('103.00', totais)).toBe(IBSCBS['LIB-2'].esperado.vNFTot);
  });

  test('LIB-3: gDif over gRed', () => {
    const { itens, totais } = notaDe([{ valorAduaneiro: '84.79', cst: '515', cClassTrib: '515001' }]);
    const { pAliqEfetCBS, vDifCBS, vCBS, vDifIBSUF } = IBSCBS['LIB-3'].esperado;
    expect(itens[0]?.tributos?.cbs).toEqual({
      aliquota: '0.90',
      diferimento: { percentual: '100.00', valor: vDifCBS },
      reducao: { percentual: '60.00', efetiva: pAliqEfetCBS },
      valor: vCBS,
    });
    expect(totais.ibsUF.diferido).toBe(vDifIBSUF);
  });

  test('ORC-5: a suspension whose regular taxation is reduced to zero', () => {
    const regular = { cst: '200', cClassTrib: '200009' };
    const { itens } = notaDe([{ valorAduaneiro: '18475.00', cst: '550', cClassTrib: '550004', regular }]);
    expect(itens[0]?.regular?.cbs).toEqual({ efetiva: '0.00', valor: IBSCBS['ORC-5'].esperado.vTribRegCBS });
  });

  test('ORC-7: gRed of 100 %', () => {
    const { itens } = notaDe([{ valorAduaneiro: '3115.00', cst: '200', cClassTrib: '200002' }]);
    const { pCBS, pRedAliq, pAliqEfet, vCBS } = IBSCBS['ORC-7'].esperado;
    expect(itens[0]?.tributos?.cbs).toEqual({
      aliquota: pCBS,
      diferimento: null,
      reducao: { percentual: pRedAliq, efetiva: pAliqEfet },
      valor: vCBS,
    });
  });
});
