import fc from 'fast-check';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { SALDO } from '#lib/testing/vetores/zfm.ts';
import type { EntradaDeSaldo } from './ordem-de-saque.ts';
import { sacarFifo } from './sacar-fifo.ts';

describe('The two worked draws', () => {
  test('there are two', () => expect(SALDO).toHaveLength(2));

  test.each(SALDO)('$id', ({ entradas, consumo, baixas, faltante }) => {
    const saque = sacarFifo(entradas, consumo);
    expect(saque).toMatchObject({ baixas, faltante });
    expect(saque.baixas).toHaveLength(baixas.length);
    expect(saque.memoria.valor).toBe(faltante);
  });
});

describe('The order of a draw', () => {
  const entrada = (origem: string, dataDesembaraco?: string, declaracao?: string, adicao?: string, item?: string) => ({
    origem,
    qtd: '1',
    dataDesembaraco,
    declaracao,
    adicao,
    item,
  });
  const ordem = (entradas: EntradaDeSaldo[]) =>
    sacarFifo(entradas, '99')
      .baixas.map(({ origem }) => origem)
      .join('');

  test('is the one given, where no entry has a day', () => {
    expect(ordem([entrada('b'), entrada('a')])).toBe('ba');
  });

  test('is by day of desembaraço, declaration, adição and item, in numbers and not in letters', () => {
    expect(
      ordem([
        entrada('g', '2026-02-01', '2600000010', '001', '01'),
        entrada('f', '2026-01-02', '2600001111', '10', '2'),
        entrada('e', '2026-01-02', '2600001111', '10', '1'),
        entrada('d', '2026-01-02', '2600001111', '9', '10'),
        entrada('c', '2026-01-02', '2600001111', '9', '2'),
        entrada('b', '2026-01-02', '2600000010', '999', '99'),
        entrada('a', '2025-12-31', '2699999996', '999', '99'),
      ]),
    ).toBe('abcdefg');
  });

  test('cannot be told when only some entries have a day', () => {
    expect(() => sacarFifo([entrada('a', '2026-01-01'), entrada('b')], '1')).toThrow(
      expect.objectContaining({ campo: 'entradas.1.dataDesembaraco' }),
    );
  });
});

describe('A draw', () => {
  test('leaves alone what it does not need, and what is empty', () => {
    const entradas = ['0', '5', '7'].map((qtd, i) => ({ origem: `DI ${i}`, qtd }));
    expect(sacarFifo(entradas, '5').baixas).toEqual([{ origem: 'DI 1', baixa: '5.00000', saldo: '0.00000' }]);
    expect(sacarFifo(entradas, '0')).toMatchObject({ baixas: [], faltante: '0.00000' });
    expect(sacarFifo([], '2')).toMatchObject({ baixas: [], faltante: '2.00000' });
  });

  test('keeps the seven decimals of the ledger where they are needed', () => {
    expect(sacarFifo([{ origem: 'DI', qtd: '1.00000' }], '0.0000001').baixas).toEqual([
      { origem: 'DI', baixa: '0.0000001', saldo: '0.9999999' },
    ]);
  });

  test('shows what was there, what was still asked for, and what was taken', () => {
    const { memoria } = sacarFifo(
      [
        { origem: 'DI A', qtd: '3' },
        { origem: 'DI B', qtd: '5' },
      ],
      '4',
    );
    const [, baixado] = memoria.entradas;
    expect(baixado?.entradas[1]).toMatchObject({
      nome: 'Baixa — DI B',
      valor: '1.00000',
      entradas: [{ valor: '5.00000', fonte: 'DI B' }, { valor: '1.00000' }],
    });
  });

  const quantidade = fc.integer({ min: 0, max: 1e13 }).map((unidades) => new Exato(unidades).div(1e7).toFixed(7));
  const somar = (textos: string[]) => textos.reduce((soma, texto) => soma.plus(texto), new Exato(0));

  test('is conserved: Σ baixas + faltante = consumo; no balance is negative; nothing is missing while anything is left', () => {
    fc.assert(
      fc.property(fc.array(quantidade), quantidade, (quantidades, consumo) => {
        const { baixas, faltante } = sacarFifo(
          quantidades.map((qtd, i) => ({ origem: String(i), qtd })),
          consumo,
        );
        const baixado = somar(baixas.map(({ baixa }) => baixa));
        expect(baixado.plus(faltante).eq(consumo)).toBe(true);
        expect([...baixas.map(({ saldo }) => saldo), faltante].every((saldo) => !saldo.startsWith('-'))).toBe(true);
        expect(new Exato(faltante).eq(Exato.max(0, new Exato(consumo).minus(somar(quantidades))))).toBe(true);
        for (const { origem, baixa, saldo } of baixas) {
          expect(new Exato(baixa).plus(saldo).eq(quantidades[Number(origem)] ?? '')).toBe(true);
        }
      }),
    );
  });
});
