import fc from 'fast-check';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { somarItens } from './soma-dos-itens.ts';

describe('the items of declarations of the golden cases', () => {
  const adicoes = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo)).flatMap((di) => di.adicoes);

  test('give the value on the conditions of sale of all 23 adições, and its total of seven decimals', () => {
    expect(adicoes).toHaveLength(23);
    for (const { itens, valorMoeda, valorTotalCondicaoVenda } of adicoes) {
      const { truncada, exata } = somarItens(itens, 2);
      expect([truncada.toFixed(2), exata.toFixed(7)]).toEqual([valorMoeda, valorTotalCondicaoVenda]);
    }
  });
});

test('the items in integers are the items in Exato', () => {
  const decimal = (inteiros: number, casas: number) =>
    fc.tuple(fc.stringMatching(new RegExp(`^\\d{1,${inteiros}}$`)), fc.stringMatching(new RegExp(`^\\d{0,${casas}}$`)));
  const item = fc.tuple(decimal(9, 5), decimal(13, 7)).map(([quantidade, valorUnitario]) => ({
    quantidade: quantidade.filter(Boolean).join('.'),
    valorUnitario: valorUnitario.filter(Boolean).join('.'),
  }));
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), fc.constantFrom(2, 7), (itens, casas) => {
      const produtos = itens.map(({ quantidade, valorUnitario }) => new Exato(quantidade).times(valorUnitario));
      const soma = (valores: Exato[]) => valores.reduce((ate, valor) => ate.plus(valor), new Exato(0)).toFixed();
      const { truncada, exata } = somarItens(itens, casas);
      expect(exata.toFixed()).toBe(soma(produtos));
      expect(truncada.toFixed()).toBe(soma(produtos.map((um) => um.toDecimalPlaces(casas, Exato.ROUND_DOWN))));
    }),
  );
});

test.each([
  { quantidade: '1.000001', valorUnitario: '1' },
  { quantidade: '1', valorUnitario: '1.00000001' },
])('an item with more decimals than its field is refused, not cut', (item) => {
  expect(() => somarItens([item], 2)).toThrow(/mais de [57] casas/);
});
