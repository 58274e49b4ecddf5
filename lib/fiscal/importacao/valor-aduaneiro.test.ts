import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { calcularImportacao } from './calcular-importacao.ts';
import { adicaoDoCalculoDeTeste, entradaDeTeste } from './testing/entrada-de-teste.ts';
import { recusa } from './testing/recusa.ts';

/** R$ 1,000.00 of goods, 100 dollars of freight at R$ 5.00, of which 20 inside Brazil, 10 of insurance. */
const compra = (outra: Partial<EntradaImportacao> = {}) =>
  entradaDeTeste({
    taxas: { USD: '5.00' },
    frete: { moeda: 'USD', valor: '100.00' },
    seguro: { moeda: 'USD', valor: '10.00' },
    adicoes: [adicaoDoCalculoDeTeste({ itens: [{ quantidade: '10.00000', valorUnitario: '100.0000000' }] })],
    ...outra,
  });
const valor = (entrada: EntradaImportacao) => calcularImportacao(entrada).totais.valorAduaneiro;
const comNacional = { frete: { moeda: 'USD', valor: '100.00', emTerritorioNacional: '20.00' } };

test.each<[Incoterm, string, string]>([
  ['EXW', '1550.00', '1450.00'],
  ['FCA', '1550.00', '1450.00'],
  ['FOB', '1550.00', '1450.00'],
  ['CFR', '1050.00', '950.00'],
  ['CPT', '1050.00', '950.00'],
  ['CIF', '1000.00', '900.00'],
  ['CIP', '1000.00', '900.00'],
  ['DAP', '1050.00', '950.00'],
  ['DDP', '1050.00', '950.00'],
  ['C+I', '1500.00', '1400.00'],
])(
  '%s: customs value %s, and %s where part of the freight is run in Brazil',
  (incoterm, semNacional, comNacionalFora) => {
    expect(valor(compra({ incoterm }))).toBe(semNacional);
    expect(valor(compra({ incoterm, ...comNacional }))).toBe(comNacionalFora);
  },
);

test('the base follows the same rules: with nothing to truncate it equals the customs value', () => {
  for (const incoterm of ['FOB', 'CFR', 'CIF', 'DAP', 'C+I'] as const) {
    const [adicao] = calcularImportacao(compra({ incoterm, ...comNacional })).adicoes;
    expect(adicao?.baseCalculo).toBe(adicao?.valorAduaneiro);
  }
});

test('freight and insurance are optional, and nothing is then rated', () => {
  const { totais } = calcularImportacao(compra({ frete: undefined, seguro: undefined }));
  expect(totais).toMatchObject({ valorAduaneiro: '1000.00', freteReais: '0.00', seguroReais: '0.00' });
});

test('a freight of nothing needs no weight', () => {
  const semPeso = compra({ frete: { moeda: 'USD', valor: '0.00' } });
  const adicoes = semPeso.adicoes.map((adicao) => ({ ...adicao, pesoLiquido: '0' }));
  expect(valor({ ...semPeso, adicoes })).toBe('1050.00');
});

test('each item is truncated on its own: three times 0.005 is nothing, and 0.015 before truncation', () => {
  const itens = Array(3).fill({ quantidade: '0.50000', valorUnitario: '0.0100000' });
  const { adicoes } = calcularImportacao(entradaDeTeste({ adicoes: [adicaoDoCalculoDeTeste({ itens })] }));
  expect(adicoes[0]).toMatchObject({
    valorCondicaoVenda: '0.00',
    valorTotalCondicaoVenda: '0.0150000',
    valorAduaneiro: '0.00',
    baseCalculo: '0.02',
  });
});

test('the total on the conditions of sale is cut at seven decimals, not rounded', () => {
  const itens = [{ quantidade: '0.99999', valorUnitario: '0.0000019' }];
  const { adicoes } = calcularImportacao(entradaDeTeste({ adicoes: [adicaoDoCalculoDeTeste({ itens })] }));
  // 0.99999 × 0.0000019 = 0.000001899981.
  expect(adicoes[0]?.valorTotalCondicaoVenda).toBe('0.0000018');
});

test('a DUIMP rounds each item half up to the cent', () => {
  const itens = [
    { quantidade: '0.33333', valorUnitario: '1.2345678' },
    { quantidade: '1', valorUnitario: '0.005' },
  ];
  const adicoes = [adicaoDoCalculoDeTeste({ itens })];
  const [adicao] = calcularImportacao(entradaDeTeste({ tipoDocumento: 'DUIMP', adicoes })).adicoes;
  // 0.33333 × 1.2345678 = 0.41 and 0.005 = 0.01; 18 % of 0.41 is 0.0738, and of 0.01 is 0.0018.
  expect(adicao).toMatchObject({ valorCondicaoVenda: '0.42', valorAduaneiro: '0.42', devido: { ii: '0.07' } });
  expect(adicao?.itens?.map(({ valorAduaneiro, devido }) => [valorAduaneiro, devido.ii])).toEqual([
    ['0.41', '0.07'],
    ['0.01', '0.00'],
  ]);
});

describe('what is added and deducted', () => {
  const [adicao = adicaoDoCalculoDeTeste()] = compra().adicoes;
  const comAjustes = (ajustes: Partial<typeof adicao>, dataRegistro = '2026-09-30') =>
    compra({ dataRegistro, adicoes: [{ ...adicao, ...ajustes }] });

  test('each at the rate of its currency', () => {
    const entrada = comAjustes({
      acrescimos: [
        { moeda: 'USD', valor: '3.00' },
        { moeda: 'BRL', valor: '7.00', denominacao: 'Comissão' },
      ],
      deducoes: [{ moeda: 'EUR', valor: '2.00' }],
    });
    expect(valor({ ...entrada, taxas: { USD: '5.00', EUR: '6.00' } })).toBe('1560.00');
  });

  test('cargo handling in Brazil is deducted since 08/06/2022, and refused before', () => {
    const capatazia = { deducoes: [{ moeda: 'BRL', valor: '50.00', capatazia: true }] };
    expect(valor(comAjustes(capatazia, '2022-06-08'))).toBe('1500.00');
    expect(recusa(comAjustes(capatazia, '2022-06-07'))?.campo).toBe('adicoes.0.deducoes.0.capatazia');
    expect(valor(comAjustes({ deducoes: [{ moeda: 'BRL', valor: '50.00' }] }, '2022-06-07'))).toBe('1500.00');
  });

  test('more than there is cannot be deducted', () => {
    expect(valor(comAjustes({ deducoes: [{ moeda: 'BRL', valor: '1550.00' }] }))).toBe('0.00');
    expect(recusa(comAjustes({ deducoes: [{ moeda: 'BRL', valor: '1550.01' }] }))?.campo).toBe('adicoes.0.deducoes');
  });
});

test.each<[string, string, Partial<EntradaImportacao>]>([
  ['a currency of the goods without a rate', 'taxas.NOK', { adicoes: [adicaoDoCalculoDeTeste({ moeda: 'NOK' })] }],
  ['a rate of the real that is not one', 'taxas.BRL', { taxas: { USD: '5.00', BRL: '1.01' } }],
  ['a currency of the freight without a rate', 'taxas.INR', { frete: { moeda: 'INR', valor: '1.00' } }],
  ['a currency of the insurance without a rate', 'taxas.EUR', { seguro: { moeda: 'EUR', valor: '1.00' } }],
  ['freight and no weight', 'adicoes.0.pesoLiquido', { adicoes: [adicaoDoCalculoDeTeste({ pesoLiquido: '0.00000' })] }],
  [
    'more freight in Brazil than freight',
    'frete.emTerritorioNacional',
    { frete: { moeda: 'USD', valor: '1.00', emTerritorioNacional: '1.01' } },
  ],
  [
    'insurance of goods worth nothing',
    'adicoes.0.itens.0.valorUnitario',
    { adicoes: [adicaoDoCalculoDeTeste({ itens: [{ quantidade: '1', valorUnitario: '0' }] })] },
  ],
])('%s is refused', (_caso, campo, outra) => {
  expect(recusa(compra(outra))?.campo).toBe(campo);
});
