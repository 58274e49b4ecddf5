import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  TributoDoCalculo,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { calcularTcifAvulsa } from '#lib/fiscal/suframa/tcif-avulsa.ts';
import { calcularImportacao } from './calcular-importacao.ts';
import { adicaoDoCalculoDeTeste, entradaDeTeste } from './testing/entrada-de-teste.ts';

/** The worked examples of domain/importacao.md §4.10. TV2, TV3, TV4 and TV6 are also vectors; TV9 is in taxa-siscomex.test.ts. */

const integral = (aliquota: string) => ({ regime: 'INTEGRAL', aliquota }) as const;
const tributos = (ii: string, ipi: string, pis: string, cofins: string) => ({
  ii: integral(ii),
  ipi: integral(ipi),
  pis: integral(pis),
  cofins: integral(cofins),
});
const item = (quantidade: string, valorUnitario: string) => ({ quantidade, valorUnitario });

test('TV1, real DI of 26/01/2026: FOB by sea', () => {
  const resultado = calcularImportacao(
    entradaDeTeste({
      dataRegistro: '2026-01-26',
      taxas: { USD: '5.2879' },
      frete: { moeda: 'USD', valor: '9600.00' },
      seguro: { moeda: 'USD', valor: '187.83' },
      adicoes: [
        adicaoDoCalculoDeTeste({
          moeda: 'USD',
          itens: [item('1.00000', '146923.5200000')],
          tributos: tributos('7.20', '0.00', '2.10', '9.65'),
        }),
      ],
    }),
  );
  expect(resultado.adicoes[0]).toMatchObject({
    cvReais: '776916.88',
    freteReais: '50763.84',
    seguroReais: '993.22',
    valorAduaneiro: '828673.94',
    devido: { ii: '59664.52', ipi: '0.00', pis: '17402.15', cofins: '79967.03' },
  });
  expect(resultado.taxaSiscomex).toBe('154.23');
});

test('TV5, real DI 2518173187: CPT, the freight in another currency and already in the price', () => {
  const { adicoes, totais } = calcularImportacao(
    entradaDeTeste({
      incoterm: 'CPT',
      taxas: { USD: '5.3928', INR: '0.061640' },
      frete: { moeda: 'INR', valor: '4034.00' },
      adicoes: [
        adicaoDoCalculoDeTeste({
          moeda: 'USD',
          itens: [item('1.00000', '893.6400000')],
          tributos: tributos('0.00', '0.00', '2.10', '9.65'),
        }),
      ],
    }),
  );
  expect(totais).toMatchObject({ valorAduaneiro: '4819.22', freteReais: '248.65' });
  expect(adicoes[0]?.devido).toMatchObject({ pis: '101.20', cofins: '465.05' });
});

test('TV6, into the ZFM: everything suspended, ICMS deferred, TCIF of the licence', () => {
  const zfm = (ii: string, ipi: string): AdicaoDoCalculo['tributos'] => {
    const suspenso = (aliquota: string): TributoDoCalculo => ({ regime: 'SUSPENSAO', aliquota });
    return {
      ii: { regime: 'ISENCAO', aliquota: ii },
      ipi: suspenso(ipi),
      pis: suspenso('2.10'),
      cofins: suspenso('9.65'),
    };
  };
  const entrada: EntradaImportacao = {
    dataRegistro: '2026-09-30',
    incoterm: 'FCA',
    taxas: { NOK: '0.5312', USD: '5.3417', EUR: '6.1893' },
    frete: { moeda: 'USD', valor: '4850.00' },
    seguro: { moeda: 'EUR', valor: '310.40' },
    icms: { tratamento: 'DIFERIDO' },
    tcif: {},
    adicoes: [
      adicaoDoCalculoDeTeste({
        moeda: 'NOK',
        itens: [item('1200.00000', '412.7350000')],
        pesoLiquido: '860.50000',
        tributos: zfm('16.00', '9.75'),
      }),
      adicaoDoCalculoDeTeste({
        numero: '002',
        moeda: 'NOK',
        itens: [item('350.00000', '1985.1234567')],
        pesoLiquido: '239.50000',
        tributos: zfm('0.00', '6.50'),
      }),
    ],
  };
  const resultado = calcularImportacao(entrada);
  expect(resultado.totais).toMatchObject({
    valorAduaneiro: '659996.30',
    freteReais: '25907.24',
    seguroReais: '1921.15',
    devido: { ii: '45465.57', pis: '13859.91', cofins: '63689.63' },
    recolher: { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' },
  });
  expect(resultado.adicoes[1]?.valorTotalCondicaoVenda).toBe('694793.2098450');
  expect(resultado.tcif).toMatchObject({ parcelaPedido: '200.00', parcelaItens: '60.00', total: '260.00' });
  expect(resultado.icms).toEqual({ BC: '825236.36', ICMS: '165047.27', aliquota: '20.00', recolher: '0.00' });
});

test('TV7, commercial import in Amazonas: ICMS por dentro, with the AFRMM', () => {
  const resultado = calcularImportacao(
    entradaDeTeste({
      afrmm: {
        frete: { moeda: 'BRL', valor: '18000.00' },
        navegacao: 'LONGO_CURSO',
        tratamento: 'INTEGRAL',
        conhecimentos: 0,
      },
      icms: { tratamento: 'INTEGRAL' },
    }),
  );
  expect(resultado.totais.devido).toEqual({ ii: '45000.00', ipi: '28762.50', pis: '5250.00', cofins: '24125.00' });
  expect(resultado.afrmm).toMatchObject({ calculado: '1440.00', recolher: '1440.00', tum: '0.00' });
  expect(resultado.icms).toMatchObject({ BC: '443414.66', ICMS: '88682.93', recolher: '88682.93' });
});

test('TV8, antidumping: so many dollars a kilogram, in the base of the ICMS and in no other', () => {
  const resultado = calcularImportacao(
    entradaDeTeste({
      icms: { tratamento: 'INTEGRAL' },
      adicoes: [
        adicaoDoCalculoDeTeste({
          itens: [item('1.00000', '98765.4300000')],
          tributos: {
            ...tributos('14.40', '6.50', '2.10', '9.65'),
            cofins: { regime: 'INTEGRAL', aliquota: '9.65', adicional: true },
          },
          antidumping: { tipo: 'ESPECIFICO', moeda: 'USD', quantidade: '12500.00000', valorUnidade: '1.23' },
        }),
      ],
    }),
  );
  // US$ 1.23 × 5.3417 = R$ 6.570291, truncated to R$ 6.57029 a kilogram. The debit rounds up the half cent that remains.
  expect(resultado.totais).toMatchObject({
    devido: { ii: '14222.22', ipi: '7344.19', pis: '2074.07', cofins: '10123.45' },
    antidumping: '82128.62',
    aDebitar: { antidumping: '82128.63' },
  });
  expect(resultado.adicoes[0]?.tributos.cofins).toMatchObject({ aliquota: '10.25', aliquotaEfetiva: '10.25' });
  expect(resultado.icms).toMatchObject({ BC: '268515.26', ICMS: '53703.05' });
});

test('TV10, TCIF of a small order: every part at its cap', () => {
  const { parcelaPedido, itens, total } = calcularTcifAvulsa({
    itens: [{ valorBRL: '1500.00' }, { valorBRL: '900.00' }],
  });
  expect({ parcelaPedido, taxas: itens.map(({ taxa }) => taxa), total }).toEqual({
    parcelaPedido: '36.00',
    taxas: ['22.50', '13.50'],
    total: '72.00',
  });
});

test('TV10 with half of it taken off', () => {
  expect(
    calcularTcifAvulsa({ itens: [{ valorBRL: '1500.00' }, { valorBRL: '900.00' }], reducaoPerc: '50' }).total,
  ).toBe('36.00');
});

test('the antidumping of a real DI: the amount for a kilogram is cut to five decimals before it is multiplied', () => {
  const antidumping = { tipo: 'ESPECIFICO', moeda: 'USD', quantidade: '130000', valorUnidade: '0.78' } as const;
  const { totais } = calcularImportacao(
    entradaDeTeste({ taxas: { USD: '5.2788' }, adicoes: [adicaoDoCalculoDeTeste({ antidumping })] }),
  );
  expect([totais.antidumping, totais.aDebitar.antidumping]).toEqual(['535269.80', '535269.80']);
});
