import { compararItens, type ValoresDoItem } from './rascunho-no-portal.ts';

const item = (numero: number, mais: Partial<ValoresDoItem> = {}): ValoresDoItem => ({
  item: numero,
  ...{ frete: '10.00', seguro: '1.00', valorAduaneiro: '111.00', tributos: [{ tipo: 'II', devido: '17.76' }] },
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
      { item: 7, nome: 'Valor aduaneiro', doPortal: '111.005', nosso: '111.00', diferenca: '0.005' },
    ]);
  });

  test('are not compared where one side says nothing, and that is told', () => {
    const soDeles = item(2, { tributos: [{ tipo: 'ANTIDUMPING', devido: '5.00' }] });
    expect(compararItens([item(1, { seguro: null }), soDeles], [item(1)])).toEqual({
      inteiros: 0,
      diferem: [
        { item: 1, nome: 'Seguro', doPortal: null, nosso: '1.00', diferenca: null },
        { item: 2, nome: 'Frete', doPortal: '10.00', nosso: null, diferenca: null },
        { item: 2, nome: 'Seguro', doPortal: '1.00', nosso: null, diferenca: null },
        { item: 2, nome: 'Valor aduaneiro', doPortal: '111.00', nosso: null, diferenca: null },
        { item: 2, nome: 'Antidumping devido', doPortal: '5.00', nosso: null, diferenca: null },
      ],
    });
  });

  test('that the Portal told nothing of are none', () => {
    const nada = item(1, { frete: null, seguro: null, valorAduaneiro: null, tributos: [] });
    expect(compararItens([nada], [])).toEqual({ inteiros: 0, diferem: [] });
  });
});
