import type { ItemDeclarado, TributoDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { PARAMETROS_PIS_COFINS } from '#lib/fiscal/parametros/pis-cofins.ts';
import { pagosDosItens } from './pago-na-importacao.ts';

const tributo = (aliquota: string, recolher: string, nome = 'Recolhimento integral'): TributoDeclarado => ({
  regime: { codigo: '1', nome },
  base: null,
  aliquota,
  aliquotaReduzida: null,
  devido: recolher,
  recolher,
});
const item = (quantidade: string, valorUnitario: string): Pick<ItemDeclarado, 'quantidade' | 'valorUnitario'> => ({
  quantidade,
  valorUnitario,
});
const UM = [item('10', '5')];
const pagos = (tributos: Record<'pis' | 'cofins', TributoDeclarado>, itens = UM, dia = '2026-03-10') =>
  pagosDosItens({ tributos, itens }, dia, PARAMETROS_PIS_COFINS);

describe('What was paid on an import, for the opening credit', () => {
  test('leaves out the surcharge of § 21, by the rate of the year', () => {
    // VA 10,000.00 in 2026: PIS 2.1 % is 210.00, COFINS 9.65 % + 0.60 % is 1,025.00, of which 60.00 is surcharge.
    const tributos = { pis: tributo('2.10', '210.00'), cofins: tributo('10.25', '1025.00') };
    expect(pagos(tributos)).toEqual([{ pis: '210.00', cofins: '965.00', adicional: '60.00' }]);
    // In 2025 the surcharge was 0.80: 10.45 % is 1,045.00.
    const de2025 = { pis: tributo('2.10', '210.00'), cofins: tributo('10.45', '1045.00') };
    expect(pagos(de2025, UM, '2025-03-10')).toEqual([{ pis: '210.00', cofins: '965.00', adicional: '80.00' }]);
  });

  test('is all of a COFINS that has no surcharge', () => {
    const tributos = { pis: tributo('2.10', '210.00'), cofins: tributo('9.65', '965.00') };
    expect(pagos(tributos)).toEqual([{ pis: '210.00', cofins: '965.00', adicional: '0.00' }]);
  });

  test('is unknown where the rate is none of the table, with the surcharge or without', () => {
    const tributos = { pis: tributo('2.10', '210.00'), cofins: tributo('7.60', '760.00') };
    expect(pagos(tributos)).toEqual([{ pis: '210.00', cofins: null, adicional: null }]);
    // No surcharge of February 2024 has been read.
    const semFonte = { pis: tributo('2.10', '210.00'), cofins: tributo('10.65', '1065.00') };
    expect(pagos(semFonte, UM, '2024-02-10')).toEqual([{ pis: '210.00', cofins: null, adicional: null }]);
  });

  test('is none under a suspension, the one with proportional payment too, or where nothing was to pay', () => {
    const suspensos = {
      pis: tributo('2.10', '0.00', 'Suspensão'),
      cofins: tributo('9.65', '12.00', 'Suspensão com pagamento proporcional'),
    };
    expect(pagos(suspensos)).toEqual([null]);
    expect(pagos({ pis: tributo('0', '0.00', 'Isenção'), cofins: tributo('0', '0.00', 'Isenção') })).toEqual([null]);
  });

  test('is shared by value among the items of the adição of a DI, and adds up to it', () => {
    const tributos = { pis: tributo('2.10', '100.00'), cofins: tributo('10.25', '1025.00') };
    expect(pagos(tributos, [item('1', '100'), item('2', '100')])).toEqual([
      { pis: '33.33', cofins: '321.66', adicional: '20.00' },
      { pis: '66.67', cofins: '643.34', adicional: '40.00' },
    ]);
  });
});
