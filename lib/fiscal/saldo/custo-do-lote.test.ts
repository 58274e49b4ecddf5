import fc from 'fast-check';
import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { adicaoDeTeste, declaracaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { type Figura, memoria, texto } from '#lib/fiscal/memoria.ts';
import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { custosDaDeclaracao } from './custo-do-lote.ts';

const escrito = (figura: Figura | null) => figura && texto(figura);
const custos = (di: DeclaracaoImportacao, numero = '001') => {
  const adicao = di.adicoes.find((uma) => uma.numero === numero) as AdicaoDeclarada;
  return custosDaDeclaracao(di)(adicao).map(({ fob, cif }) => [escrito(fob), escrito(cif)]);
};
const comAdicao = (adicao: Partial<AdicaoDeclarada>, outra: Partial<DeclaracaoImportacao> = {}) =>
  declaracaoDeTeste({ ...outra, adicoes: [adicaoDeTeste(adicao)] });
const item = (quantidade: string, valorUnitario: string): ItemDeclarado => ({
  sequencia: 1,
  descricao: 'ITEM',
  quantidade,
  unidade: 'PECA',
  valorUnitario,
});

describe('Of 10 pieces at US$ 10, R$ 5 a dollar, R$ 50 of freight and R$ 5 of insurance', () => {
  // US$ 1.00 of freight and US$ 0.10 of insurance per piece.
  test.each([
    ['FOB', '10.0000000', '11.1000000'],
    ['CFR', '9.0000000', '10.1000000'],
    ['C+I', '9.9000000', '11.0000000'],
    ['CIF', '8.9000000', '10.0000000'],
    ['DAP', '9.0000000', '10.1000000'],
    [null, '10.0000000', '11.1000000'],
  ])('under %s a piece cost %s FOB and %s CIF', (incoterm, fob, cif) => {
    expect(custos(comAdicao({ incoterm }))).toEqual([[fob, cif]]);
  });
});

test('freight and insurance are shared by value within the adição', () => {
  // 2 × 10 + 1 × 30 = 50; of US$ 11.00 in all, 10 ÷ 50, which is 2.20, per piece of the first item, and 6.60 of the second.
  const itens = [item('2.00000', '10.0000000'), item('1.00000', '30.0000000')];
  expect(custos(comAdicao({ itens, valorMoeda: '100.00' }))).toEqual([
    ['10.0000000', '12.2000000'],
    ['30.0000000', '36.6000000'],
  ]);
});

test('the freight and insurance of a unit are told by themselves, whether or not the price holds them', () => {
  // R$ 50 and R$ 5 over 10 pieces at R$ 5 per dollar.
  for (const incoterm of ['FOB', 'CFR', 'CIF']) {
    const di = comAdicao({ incoterm });
    const [unidade] = custosDaDeclaracao(di)(di.adicoes[0] as AdicaoDeclarada);
    expect([unidade?.frete, unidade?.seguro].map((uma) => uma && texto(uma))).toEqual(['1.0000000', '0.1000000']);
  }
  const sem = comAdicao({ freteReais: null, seguroReais: null });
  const [nada] = custosDaDeclaracao(sem)(sem.adicoes[0] as AdicaoDeclarada);
  expect([nada?.frete, nada?.seguro].map((uma) => uma && texto(uma))).toEqual(['0.0000000', '0.0000000']);
});

describe('A price in another currency', () => {
  const EURO = { moeda: { codigo: '978', nome: 'EURO' }, valorMoeda: '100.00', valorReais: '600.00' };
  const totais = { adicoes: 1, vmleDolares: '120.00', vmleReais: '600.00', vmldDolares: null, vmldReais: null };

  test('goes by the rates of the declaration, the dollar of its header where no amount is in dollars', () => {
    // € 10 × 6 ÷ 5 = US$ 12; freight and insurance as above.
    expect(custos(comAdicao(EURO, { totais }))).toEqual([['12.0000000', '13.1000000']]);
  });

  test('has no cost where nothing tells what a dollar is worth', () => {
    expect(custos(comAdicao(EURO, { totais: { ...totais, vmleDolares: null } }))).toEqual([[null, null]]);
  });

  test('has none where its own rate cannot be told', () => {
    expect(custos(comAdicao({ ...EURO, valorReais: null }, { totais }))).toEqual([[null, null]]);
  });

  test('goes by the adição itself where the currency is none we know', () => {
    const rara = { ...EURO, moeda: { codigo: '999', nome: 'RARA' } };
    expect(custos(comAdicao(rara, { totais }))).toEqual([['12.0000000', '13.1000000']]);
  });
});

test('a price in dollars stands as it is where no rate is told; what needs the rate is not known', () => {
  expect(custos(comAdicao({ valorReais: null }))).toEqual([['10.0000000', null]]);
  expect(custos(comAdicao({ valorReais: null, freteReais: null, seguroReais: '0.00' }))).toEqual([
    ['10.0000000', '10.0000000'],
  ]);
});

test('freight greater than the price it is in is no cost', () => {
  expect(custos(comAdicao({ incoterm: 'CFR', freteReais: '5000.00' }))[0]?.[0]).toBeNull();
});

test('goods without a value have no freight to be shared by it', () => {
  expect(custos(comAdicao({ itens: [item('1.00000', '0.0000000')] }))).toEqual([['0.0000000', null]]);
});

test('the memória reckons to the figure', () => {
  const [primeiro] = custosDaDeclaracao(comAdicao({ incoterm: 'CFR' }))(adicaoDeTeste({ incoterm: 'CFR' }));
  for (const figura of [primeiro?.fob, primeiro?.cif]) {
    const aberta = memoria(figura as Figura);
    expect(recalcular(aberta)).toBe(aberta.valor);
  }
  expect(memoria(primeiro?.fob as Figura).formula).toBe(
    'Valor unitário − Valor unitário × Frete da adição ÷ Base do rateio, arredondado (meio para cima) em 7 casas',
  );
});

test('CIF less FOB is freight and insurance, whatever the Incoterm holds: the parts of an adição make up its own', () => {
  const quantidade = fc.integer({ min: 1e3, max: 1e8 }).map((n) => new Exato(n).div(1e3).toFixed(5));
  const preco = fc.integer({ min: 1e5, max: 1e9 }).map((n) => new Exato(n).div(1e5).toFixed(7));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(quantidade, preco), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('FOB', 'CFR', 'CIF', 'C+I', 'DAP'),
      (declarados, incoterm) => {
        const itens = declarados.map(([q, v]) => item(q, v));
        // Small enough to be less than any price that includes it.
        const di = comAdicao({ incoterm, itens, freteReais: '0.50', seguroReais: '0.05' });
        const soma = custosDaDeclaracao(di)(di.adicoes[0] as AdicaoDeclarada).reduce((ate, { fob, cif }, i) => {
          const unidade = (cif as Figura).exato.minus((fob as Figura).exato);
          return ate.plus(unidade.times(itens[i]?.quantidade ?? 0));
        }, new Exato(0));
        const folga = itens.reduce((ate, { quantidade: q }) => ate.plus(new Exato(q).times('1e-7')), new Exato(0));
        expect(soma.minus('0.11').abs().lte(folga)).toBe(true);
      },
    ),
  );
});

describe('Declarations of the golden cases', () => {
  const tres = disDe2018();
  const dezesseis = diDe2023();
  const [primeira] = lerDiXml(tres as Buffer);
  const [cfr] = lerDiXml(dezesseis as Buffer);

  test('FCA: 12.5538 + 12.5538 × (47,218.33 + 34.39) ÷ (119,261.10 × 3.7289)', () => {
    expect(custos(primeira as DeclaracaoImportacao, '001')).toEqual([
      ['12.5538000', '13.8876975'],
      ['12.5538000', '13.8876975'],
    ]);
    expect(custos(primeira as DeclaracaoImportacao, '002')).toEqual([['3.3186400', '3.6258519']]);
  });

  test('CFR: 2,265.3560450 less its own freight of R$ 38.38 ÷ 5.2177; 256.1620536 less its part of R$ 45.39', () => {
    expect(custos(cfr as DeclaracaoImportacao, '010')).toEqual([['2258.0003135', '2265.3560450']]);
    expect(custos(cfr as DeclaracaoImportacao, '007')[0]).toEqual(['254.8945778', '256.1620536']);
  });
});
