import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { memoria, texto } from '#lib/fiscal/memoria.ts';
import { calcularCustoRealizado, type DespesaDoCusto, type EntradaDoCusto } from './custo-realizado.ts';

const despesa = (valor: string, mais: Partial<DespesaDoCusto> = {}): DespesaDoCusto => ({
  nome: 'Armazenagem',
  valor,
  base: 'VALOR',
  recuperavel: false,
  ...mais,
});

/** Two adições with three items, calculated by hand. */
const entrada = (mais: Partial<EntradaDoCusto> = {}): EntradaDoCusto => ({
  adicoes: [
    {
      numero: '001',
      valorAduaneiro: '900.00',
      pesoLiquido: '30.00000',
      recolher: { ii: '90.00', ipi: '10.01', pis: '0.00', cofins: '0.00' },
      direitos: [],
      itens: [
        { id: 'a', quantidade: '10.00000', valorUnitario: '1.0000000', proprio: null },
        { id: 'b', quantidade: '4.00000', valorUnitario: '5.0000000', proprio: null },
      ],
    },
    {
      numero: '002',
      valorAduaneiro: '100.00',
      pesoLiquido: '70.00000',
      recolher: { ii: '0.00', ipi: '0.00', pis: '2.10', cofins: '9.65' },
      direitos: [],
      itens: [{ id: 'c', quantidade: '3.00000', valorUnitario: '7.0000000', proprio: null }],
    },
  ],
  taxaSiscomex: '0.00',
  encargos: [],
  despesas: [],
  recuperaveis: [],
  ...mais,
});
const custos = (dados: EntradaDoCusto) =>
  calcularCustoRealizado(dados).itens.map(({ id, valorAduaneiro, tributos, despesas, total, unitario }) => [
    id,
    ...[valorAduaneiro, tributos, despesas, total, unitario].map(texto),
  ]);

describe('The realised cost of an item', () => {
  test('has its part of its adição, by its value on the conditions of sale', () => {
    // a: 10 of 30, b: 20 of 30. IPI 10.01 → 3.3366…, 6.6733…: the remaining cent goes to the larger fraction.
    expect(custos(entrada())).toEqual([
      ['a', '300.00', '33.34', '0.00', '333.34', '33.3340000'],
      ['b', '600.00', '66.67', '0.00', '666.67', '166.6675000'],
      ['c', '100.00', '11.75', '0.00', '111.75', '37.2500000'],
    ]);
  });

  test.each([
    // 1000.00 by 300 / 600 / 100
    ['VALOR', ['300.00', '600.00', '100.00']],
    // by 10 kg / 20 kg / 70 kg
    ['PESO', ['100.00', '200.00', '700.00']],
    // by 10 / 4 / 3 of 17: 588.235…, 235.294…, 176.470…
    ['QUANTIDADE', ['588.24', '235.29', '176.47']],
    ['IGUAL', ['333.34', '333.33', '333.33']],
  ] as const)('has its part of an expense by %s', (base, partes) => {
    const { itens } = calcularCustoRealizado(entrada({ despesas: [despesa('1000.00', { base })] }));
    expect(itens.map(({ despesas }) => texto(despesas))).toEqual(partes);
  });

  test('has its part of the Taxa Siscomex, by value', () => {
    const { itens } = calcularCustoRealizado(entrada({ taxaSiscomex: '154.23' }));
    expect(itens.map(({ despesas }) => texto(despesas))).toEqual(['46.27', '92.54', '15.42']);
  });

  test('is not made of what is taken back as a credit', () => {
    const dados = entrada({
      recuperaveis: ['ipi', 'pis', 'cofins'],
      despesas: [despesa('500.00', { nome: 'ICMS', recuperavel: true }), despesa('10.00')],
    });
    expect(custos(dados).map(([id, , tributos, despesas]) => [id, tributos, despesas])).toEqual([
      ['a', '30.00', '3.00'],
      ['b', '60.00', '6.00'],
      ['c', '0.00', '1.00'],
    ]);
  });

  test('sums to what was paid, to the cent', () => {
    const dados = entrada({
      taxaSiscomex: '154.23',
      despesas: [despesa('777.77'), despesa('0.01', { base: 'PESO' }), despesa('99.99', { base: 'IGUAL' })],
    });
    const { itens, total } = calcularCustoRealizado(dados);
    // 1,000.00 + 111.76 of taxes + 154.23 + 877.77
    expect(texto(total)).toBe('2143.76');
    expect(somar(itens.map((item) => texto(item.total))).toFixed(2)).toBe('2143.76');
  });

  test('of goods without a value on the invoice is shared in equal parts', () => {
    const [adicao] = entrada().adicoes;
    if (!adicao) throw new Error('sem adição');
    const itens = adicao.itens.map((item) => ({ ...item, valorUnitario: '0.0000000' }));
    const dados = entrada({ adicoes: [{ ...adicao, itens }], despesas: [despesa('10.00', { base: 'PESO' })] });
    expect(custos(dados).map(([id, valor, , despesas]) => [id, valor, despesas])).toEqual([
      ['a', '450.00', '5.00'],
      ['b', '450.00', '5.00'],
    ]);
  });

  test('can be followed to the expense and the adição it came from', () => {
    const [primeiro] = calcularCustoRealizado(entrada({ despesas: [despesa('1000.00')] })).itens;
    const arvore = primeiro && memoria(primeiro.despesas);
    expect(arvore?.entradas[1]).toMatchObject({
      nome: 'Armazenagem',
      valor: '300.00',
      formula:
        'Armazenagem × Valor aduaneiro ÷ Valor aduaneiro: total; os centavos que sobram vão às maiores frações, truncado em 2 casas',
    });
    expect(arvore?.entradas[1]?.entradas.map(({ nome, valor }) => [nome, valor])).toEqual([
      ['Armazenagem', '1000.00'],
      ['Valor aduaneiro', '300.00'],
      ['Valor aduaneiro: total', '1000.00'],
    ]);
  });

  test('of nothing is nothing, and of no item no expense', () => {
    expect(texto(calcularCustoRealizado(entrada({ adicoes: [] })).total)).toBe('0.00');
    expect(() => calcularCustoRealizado(entrada({ adicoes: [], despesas: [despesa('1.00')] }))).toThrow(
      'Não há itens entre os quais ratear.',
    );
  });
});
