import fc from 'fast-check';
import type { ItemDeclarado, TributoDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { adicaoDeTeste, tributoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { aindaSuspenso, suspensoDasFaltas, suspensoDoTributo, suspensosDosItens } from './suspensos-do-lote.ts';

const regime = (nome: string | null, devido: string, recolher: string): TributoDeclarado => ({
  ...tributoDeTeste(devido, recolher),
  regime: { codigo: '5', nome },
});
const item = (quantidade: string, valorUnitario: string): ItemDeclarado => ({
  sequencia: 1,
  descricao: 'ITEM',
  quantidade,
  unidade: 'PECA',
  valorUnitario,
});
const adicao = (ipi: TributoDeclarado, itens: ItemDeclarado[]) =>
  adicaoDeTeste({ tributos: { ...adicaoDeTeste().tributos, ipi }, itens });

test.each([
  ['SUSPENSAO', '100.00', '0.00', '100.00'],
  ['Suspensão com pagamento proporcional', '100.00', '30.00', '70.00'],
  ['RECOLHIMENTO INTEGRAL', '100.00', '0.00', '0.00'],
  ['ISENCAO', '100.00', '0.00', '0.00'],
  [null, '100.00', '0.00', '0.00'],
])('Under “%s”, %s due and %s to be paid leave %s suspended', (nome, devido, recolher, suspenso) => {
  expect(suspensoDoTributo(regime(nome, devido, recolher))).toBe(suspenso);
});

describe('The suspended tax of an adição', () => {
  test('is shared by value, the cents left going to the greatest', () => {
    // 100 ÷ 3 = 33.33 each and a cent. The second is the largest by value, though not by quantity.
    const itens = [item('10.00000', '1.0000000'), item('5.00000', '2.0000001'), item('10.00000', '1.0000000')];
    const ipi = suspensosDosItens(adicao(regime('SUSPENSAO', '100.00', '0.00'), itens)).map((um) => um.ipi);
    expect(ipi).toEqual(['33.33', '33.34', '33.33']);
  });

  test('is shared by quantity where nothing has a value', () => {
    const itens = [item('1.00000', '0.0000000'), item('3.00000', '0.0000000')];
    const ipi = suspensosDosItens(adicao(regime('SUSPENSAO', '10.00', '0.00'), itens)).map((um) => um.ipi);
    expect(ipi).toEqual(['2.50', '7.50']);
  });

  test('is that of each tax by its own regime', () => {
    expect(suspensosDosItens(adicao(regime('SUSPENSAO', '100.00', '0.00'), [item('1.00000', '1.0000000')]))).toEqual([
      { ii: '0.00', ipi: '100.00', pis: '0.00', cofins: '0.00' },
    ]);
  });

  const quantidade = fc.integer({ min: 0, max: 1e9 }).map((n) => new Exato(n).div(1e5).toFixed(5));
  const preco = fc.integer({ min: 0, max: 1e9 }).map((n) => new Exato(n).div(1e7).toFixed(7));
  const valor = fc.integer({ min: 0, max: 1e9 }).map((n) => new Exato(n).div(100).toFixed(2));

  test('is made up by its items, to the cent, and no part is less than nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(quantidade, preco), { minLength: 1 }), valor, (itens, devido) => {
        const partes = suspensosDosItens(
          adicao(
            regime('SUSPENSAO', devido, '0.00'),
            itens.map(([q, v]) => item(q, v)),
          ),
        ).map((um) => um.ipi);
        expect(somar(partes).toFixed(2)).toBe(devido);
        expect(partes.every((parte) => !parte.startsWith('-'))).toBe(true);
      }),
    );
  });
});

describe('What is still under suspension', () => {
  test.each([
    // 100 × 1 ÷ 3 = 33.333…; 0.01 × 1 ÷ 2 = 0.005, half up.
    ['100.00', '1.0000000', '3.00000', '33.33'],
    ['0.01', '1.0000000', '2.00000', '0.01'],
    ['100.00', '3.0000000', '3.00000', '100.00'],
    ['100.00', '0.0000000', '3.00000', '0.00'],
    // After an adjustment the balance exceeds the entry.
    ['100.00', '4.0000000', '3.00000', '100.00'],
    // An item that a retificação removed.
    ['0.00', '0.0000000', '0.00000', '0.00'],
  ])('of R$ %s with %s of %s left is R$ %s', (suspenso, saldo, quantidade, ainda) => {
    expect(aindaSuspenso(suspenso, { saldo, quantidade })).toBe(ainda);
  });
});

describe('What is missing, lost or broken', () => {
  test.each([
    // 100 × 25 ÷ 100 in stock before, 1 ÷ 100 after: the 24 stay.
    ['100.00', '1.0000000', '24.0000000', '100.00000', '24.00'],
    // 33.33 with 1 of 3; 66.67 with 2 of 3.
    ['100.00', '1.0000000', '1.0000000', '3.00000', '33.34'],
    // All of it.
    ['100.00', '0.0000000', '3.0000000', '3.00000', '100.00'],
    // Found in excess before: no more tax came with it.
    ['100.00', '3.0000000', '2.0000000', '3.00000', '0.00'],
  ])(
    'of R$ %s with %s left and %s missing of %s leaves R$ %s to settle',
    (suspenso, saldo, faltas, quantidade, resta) => {
      expect(suspensoDasFaltas(suspenso, { saldo, faltas, quantidade })).toBe(resta);
    },
  );
});

describe('A declaration of the golden cases', () => {
  const xml = disDe2018();
  const declaracoes = lerDiXml(xml);

  test('has its IPI shared: 49,196.54 over 5,300 and 4,200 of one price', () => {
    const [primeira] = declaracoes[0]?.adicoes ?? [];
    // 27,446.490… and 21,750.049…: the cent goes to the larger fraction.
    expect(primeira && suspensosDosItens(primeira)).toEqual([
      { ii: '0.00', ipi: '27446.50', pis: '0.00', cofins: '0.00' },
      { ii: '0.00', ipi: '21750.04', pis: '0.00', cofins: '0.00' },
    ]);
  });

  test('has each adição made up by its items', () => {
    for (const declarada of declaracoes.flatMap(({ adicoes }) => adicoes)) {
      const partes = suspensosDosItens(declarada);
      expect(somar(partes.map(({ ipi }) => ipi)).toFixed(2)).toBe(declarada.tributos.ipi.devido);
      expect(somar(partes.map(({ ii }) => ii)).toFixed(2)).toBe('0.00');
    }
  });
});
