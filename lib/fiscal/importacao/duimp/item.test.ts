import fc from 'fast-check';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcularImportacao, figurasDaImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { textoDeCentavos } from '#lib/fiscal/importacao/inteiros.ts';
import { adicaoDoCalculoDeTeste, entradaDeTeste } from '#lib/fiscal/importacao/testing/entrada-de-teste.ts';
import { entradaArbitrariaDe } from '#lib/fiscal/importacao/testing/entradas-arbitrarias.ts';
import { recusa } from '#lib/fiscal/importacao/testing/recusa.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { vezes } from '#lib/testing/vezes.ts';

const TRIBUTOS = ['ii', 'ipi', 'pis', 'cofins'] as const;

test('the cents an item is answered with are those its memória explains', () => {
  fc.assert(
    fc.property(entradaArbitrariaDe('DUIMP'), (entrada) => {
      for (const item of figurasDaImportacao(entrada).adicoes.flatMap(({ itens }) => itens ?? [])) {
        const figuras = item.figuras();
        for (const qual of ['valorMoeda', 'valorReais', 'freteReais', 'seguroReais', 'valorAduaneiro'] as const) {
          expect([item.numero, qual, texto(figuras[qual])]).toEqual([item.numero, qual, textoDeCentavos(item[qual])]);
        }
        for (const tributo of TRIBUTOS) {
          const { calculado, devido, recolher } = figuras.tributos[tributo];
          const centavos = item.tributos[tributo];
          expect({ tributo, calculado: texto(calculado), devido: texto(devido), recolher: texto(recolher) }).toEqual({
            tributo,
            calculado: textoDeCentavos(centavos.calculado),
            devido: textoDeCentavos(centavos.devido),
            recolher: textoDeCentavos(centavos.recolher),
          });
        }
      }
    }),
    { numRuns: vezes(200) },
  );
});

test('an adição and the declaration are the sums of their items', () => {
  fc.assert(
    fc.property(entradaArbitrariaDe('DUIMP'), (entrada) => {
      const { adicoes, totais } = calcularImportacao(entrada);
      const somar = (valores: string[]) => valores.reduce((ate, valor) => ate.plus(valor), new Exato(0)).toFixed(2);
      for (const { itens = [], valorAduaneiro, devido } of adicoes) {
        expect(valorAduaneiro).toBe(somar(itens.map((item) => item.valorAduaneiro)));
        for (const tributo of TRIBUTOS) expect(devido[tributo]).toBe(somar(itens.map((item) => item.devido[tributo])));
      }
      expect(totais.devido.ii).toBe(somar(adicoes.map(({ devido }) => devido.ii)));
      expect(totais.aDebitar).toMatchObject(totais.recolher);
    }),
  );
});

describe('the freight of a DUIMP', () => {
  const frete = { moeda: 'USD', valor: '100.00' };
  const itens = [
    { numero: '7', quantidade: '1', valorUnitario: '10', pesoLiquido: '1' },
    { numero: '9', quantidade: '1', valorUnitario: '10' },
  ];

  test('is shared by the weight of its items, and one without it is named', () => {
    const entrada = entradaDeTeste({ tipoDocumento: 'DUIMP', frete, adicoes: [adicaoDoCalculoDeTeste({ itens })] });
    expect(recusa(entrada)).toMatchObject({
      campo: 'adicoes.0.itens.1.pesoLiquido',
      message: 'Informe o peso líquido do item 9: a DUIMP rateia o frete por ele.',
    });
  });

  test('falls by the weight of the adição on the item that stands alone in it', () => {
    const adicoes = [adicaoDoCalculoDeTeste({ itens: itens.slice(1), pesoLiquido: '5' })];
    const [adicao] = calcularImportacao(entradaDeTeste({ tipoDocumento: 'DUIMP', frete, adicoes })).adicoes;
    expect(adicao?.itens?.[0]).toMatchObject({ numero: '9', freteReais: adicao?.freteReais });
  });
});

test('each item may declare its own taxes: one suspended beside one that is paid', () => {
  const daAdicao = adicaoDoCalculoDeTeste().tributos;
  const paga = { ...daAdicao, ii: { regime: 'INTEGRAL', aliquota: '10' } } as const;
  const suspensa = { ...daAdicao, ii: { regime: 'SUSPENSAO', aliquota: '20' } } as const;
  const itens = [paga, suspensa].map((tributos) => ({ quantidade: '1', valorUnitario: '100', tributos }));
  const entrada = entradaDeTeste({
    tipoDocumento: 'DUIMP',
    adicoes: [adicaoDoCalculoDeTeste({ itens })],
  });
  const { adicoes, totais } = calcularImportacao(entrada);
  expect(adicoes[0]?.itens?.map(({ devido }) => devido.ii)).toEqual(['10.00', '20.00']);
  expect([totais.devido.ii, totais.recolher.ii, totais.aDebitar.ii]).toEqual(['30.00', '10.00', '10.00']);
});
