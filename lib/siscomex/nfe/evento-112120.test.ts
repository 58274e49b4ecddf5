import { type ConsumoNaoConvertido, escreverEvento112120 } from './evento-112120.ts';

const CONSUMO: ConsumoNaoConvertido = {
  item: 1,
  vIBS: '25.00',
  vCBS: '2277.50',
  quantidade: '250',
  unidade: 'UN',
};

/** NT 2025.002, 8.14.1. */
test('the fragment has the fields of the layout, in their order', () => {
  expect(escreverEvento112120('AM', [CONSUMO, { ...CONSUMO, item: 3, quantidade: '1.5000', unidade: 'A&B' }])).toBe(
    [
      '<detEvento versao="1.00">',
      '<descEvento>Importação em ALC/ZFM não convertida em isenção</descEvento>',
      '<cOrgaoAutor>13</cOrgaoAutor><tpAutor>1</tpAutor><verAplic>Cais</verAplic>',
      '<gConsumo nItem="1"><vIBS>25.00</vIBS><vCBS>2277.50</vCBS>',
      '<gControleEstoque><qtde>250</qtde><unidade>UN</unidade></gControleEstoque></gConsumo>',
      '<gConsumo nItem="3"><vIBS>25.00</vIBS><vCBS>2277.50</vCBS>',
      '<gControleEstoque><qtde>1.5000</qtde><unidade>A&amp;B</unidade></gControleEstoque></gConsumo>',
      '</detEvento>',
    ].join(''),
  );
});

test.each<[string, ConsumoNaoConvertido[]]>([
  ['no item', []],
  ['the same item twice', [CONSUMO, CONSUMO]],
  ['more than 990', Array.from({ length: 991 }, (_, i) => ({ ...CONSUMO, item: i + 1 }))],
  ['an item 0', [{ ...CONSUMO, item: 0 }]],
  ['half a cent', [{ ...CONSUMO, vIBS: '25.005' }]],
  ['a negative amount', [{ ...CONSUMO, vCBS: '-1.00' }]],
  ['a quantity of five decimals', [{ ...CONSUMO, quantidade: '1.00001' }]],
  ['a unit of seven letters', [{ ...CONSUMO, unidade: 'UNIDADE' }]],
])('%s is refused', (_, itens) => {
  expect(() => escreverEvento112120('AM', itens)).toThrow(RangeError);
});
