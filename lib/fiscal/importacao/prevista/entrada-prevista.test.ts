import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { type AdicaoPrevista, entradaPrevista, type ItemPrevisto, type ProcessoPrevisto } from './entrada-prevista.ts';

const USD = { codigo: '220' };
const item = (mais: Partial<ItemPrevisto> = {}): ItemPrevisto => ({
  adicao: 1,
  ncm: '85423190',
  incoterm: 'FOB',
  moeda: USD,
  quantidade: '100',
  valorUnitario: '2.5',
  pesoLiquido: '10',
  ...mais,
});
const adicao = (mais: Partial<AdicaoPrevista> = {}): AdicaoPrevista => ({
  numero: 1,
  tributos: {
    ii: { regime: 'INTEGRAL', aliquota: '10' },
    ipi: { regime: 'INTEGRAL', aliquota: '5' },
    pis: { regime: 'INTEGRAL', aliquota: '2.1' },
    cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
  },
  antidumping: null,
  acrescimos: [],
  deducoes: [],
  ...mais,
});
const processo = (mais: Partial<ProcessoPrevisto> = {}): ProcessoPrevisto => ({
  tipoDocumento: 'DI',
  frete: { moeda: USD, valor: '50' },
  freteNacional: null,
  seguro: null,
  itens: [item()],
  adicoes: [adicao()],
  ...mais,
});
const motivos = (mais: Partial<ProcessoPrevisto>, taxas: Record<string, string> = { USD: '5' }) =>
  entradaPrevista(processo(mais), '2026-11-20', taxas).faltas.map(({ adicao: de, motivo }) => [de, motivo]);

describe('What a planned declaration is reckoned from', () => {
  test('gives the taxes of its goods', () => {
    const { entrada } = entradaPrevista(processo(), '2026-11-20', { USD: '5' });
    if (!entrada) throw new Error('nothing to reckon with');
    const { totais } = calcularImportacao(entrada);
    // FOB 250.00 × 5 = 1,250.00, freight 50.00 × 5 = 250.00; II 10 % = 150.00; IPI 5 % of 1,650.00 = 82.50.
    expect(totais.valorAduaneiro).toBe('1500.00');
    expect(totais.devido).toMatchObject({ ii: '150.00', ipi: '82.50' });
  });

  test('leaves the freight run in Brazil out of the customs value', () => {
    const { entrada } = entradaPrevista(processo({ freteNacional: '20' }), '2026-11-20', { USD: '5' });
    if (!entrada) throw new Error('nothing to reckon with');
    expect(calcularImportacao(entrada).totais.valorAduaneiro).toBe('1400.00');
  });

  test('shares the freight of a DUIMP among its items by their weight', () => {
    const itens = [item(), item({ pesoLiquido: '30' })];
    const { entrada } = entradaPrevista(processo({ tipoDocumento: 'DUIMP', itens }), '2026-11-20', { USD: '5' });
    if (!entrada) throw new Error('nothing to reckon with');
    const [primeira] = calcularImportacao(entrada).adicoes;
    // 50.00 × 5 = 250.00, of which 10/40 and 30/40.
    expect(primeira?.itens?.map(({ freteReais }) => freteReais)).toEqual(['62.50', '187.50']);
  });

  test('puts each item in its adição, with the weight of them all', () => {
    const itens = [item(), item({ adicao: 2, ncm: '85340000', pesoLiquido: '3.5' }), item({ pesoLiquido: '1.25' })];
    const { entrada } = entradaPrevista(processo({ itens, adicoes: [adicao(), adicao({ numero: 2 })] }), '2026-11-20', {
      USD: '5',
    });
    expect(
      entrada?.adicoes.map(({ numero, ncm, pesoLiquido, itens: seus }) => [numero, ncm, pesoLiquido, seus.length]),
    ).toEqual([
      ['001', '85423190', '11.25000', 2],
      ['002', '85340000', '3.50000', 1],
    ]);
  });

  test.each<[string, Partial<ProcessoPrevisto>, [number | null, string][]]>([
    ['items', { itens: [] }, [[null, 'O processo ainda não tem itens.']]],
    ['adições', { adicoes: [] }, [[null, 'Os itens ainda não estão em adições: gere-as.']]],
    [
      'an adição for an item',
      { itens: [item(), item({ adicao: null })] },
      [[null, 'Um item não está em nenhuma adição.']],
    ],
    ['a weight', { itens: [item({ pesoLiquido: null })] }, [[1, 'Falta o peso líquido de itens.']]],
    [
      'rates',
      {
        adicoes: [
          adicao({
            tributos: {
              ii: { regime: 'ISENCAO' },
              ipi: { regime: 'SUSPENSAO' },
              pis: { regime: 'SUSPENSAO', categoria: 'GERAL' },
              cofins: { regime: 'SUSPENSAO' },
            },
          }),
        ],
      },
      [
        [1, 'Falta a alíquota do II.'],
        [1, 'Falta a alíquota do IPI.'],
        [1, 'Falta a alíquota da COFINS.'],
      ],
    ],
    [
      'exchange rates',
      {
        seguro: { moeda: { codigo: '978' }, valor: '1' },
        adicoes: [
          adicao({
            acrescimos: [{ moeda: 'GBP', valor: '5' }],
            antidumping: { tipo: 'ESPECIFICO', moeda: 'JPY', quantidade: '1', valorUnidade: '2' },
          }),
        ],
      },
      [
        [null, 'Falta a taxa de câmbio de EUR.'],
        [null, 'Falta a taxa de câmbio de GBP.'],
        [null, 'Falta a taxa de câmbio de JPY.'],
      ],
    ],
  ])('says what is missing: %s', (_, mais, faltas) => {
    expect(motivos(mais)).toEqual(faltas);
  });
});
