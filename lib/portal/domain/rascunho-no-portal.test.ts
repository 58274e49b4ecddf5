import { compararItens, type ValoresDoItem } from './rascunho-no-portal.ts';

const item = (numero: number, mais: Partial<ValoresDoItem> = {}): ValoresDoItem => ({
  item: numero,
  frete: '10.00',
  seguro: '1.00',
  valorAduaneiro: '111.00',
  tributos: [{ tipo: 'II', devido: '17.76' }],
  ...mais,
});

describe('The items of a draft, of the Portal and ours', () => {
  test('are whole and without a difference when all their figures are the same', () => {
    expect(compararItens([item(1), item(2)], [item(1), item(2, { frete: '10.0' })])).toEqual({
      inteiros: 2,
      diferem: [],
    });
  });

  test('name each figure that differs, in the smallest decimal of either', () => {
    expect(compararItens([item(7, { valorAduaneiro: '111.005' })], [item(7)]).diferem).toEqual([
      { item: 7, nome: 'Valor aduaneiro', doPortal: '111.005', nosso: '111.00', diferenca: '0.005', conta: null },
    ]);
  });

  test('say of a tax that differs how the Portal came to it', () => {
    const conta = {
      base: '111.00',
      baseReduzida: null,
      aliquota: '18.00',
      aliquotaReduzida: null,
      baseEspecifica: null,
      aliquotaEspecifica: null,
      especifica: false,
      fundamento: '1001',
    };
    const deles = item(7, { tributos: [{ tipo: 'II', devido: '19.98', conta }] });
    expect(compararItens([deles], [item(7)]).diferem).toEqual([
      { item: 7, nome: 'II devido', doPortal: '19.98', nosso: '17.76', diferenca: '2.22', conta },
    ]);
  });

  test('are not compared where one side says nothing, and that is told', () => {
    const soDeles = item(2, { tributos: [{ tipo: 'ANTIDUMPING', devido: '5.00' }] });
    expect(compararItens([item(1, { seguro: null }), soDeles], [item(1)])).toEqual({
      inteiros: 0,
      diferem: [
        { item: 1, nome: 'Seguro', doPortal: null, nosso: '1.00', diferenca: null, conta: null },
        { item: 2, nome: 'Frete', doPortal: '10.00', nosso: null, diferenca: null, conta: null },
        { item: 2, nome: 'Seguro', doPortal: '1.00', nosso: null, diferenca: null, conta: null },
        { item: 2, nome: 'Valor aduaneiro', doPortal: '111.00', nosso: null, diferenca: null, conta: null },
        { item: 2, nome: 'Antidumping devido', doPortal: '5.00', nosso: null, diferenca: null, conta: null },
      ],
    });
  });

  test('that the Portal told nothing of are none', () => {
    const nada = item(1, { frete: null, seguro: null, valorAduaneiro: null, tributos: [] });
    expect(compararItens([nada], [])).toEqual({ inteiros: 0, diferem: [] });
  });
});
