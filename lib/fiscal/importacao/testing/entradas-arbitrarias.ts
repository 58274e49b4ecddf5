import fc from 'fast-check';
import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  IiDoCalculo,
  TributoDoCalculo,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { NAVEGACOES, type Navegacao, TRATAMENTOS_AFRMM } from '#lib/domain/aduana/tributos/regime-tributario.ts';

/** Tests only: an arbitrary decimal text with `casas` decimals, up to `maximo`. */
const decimal = (casas: number, maximo: number, minimo = 0) =>
  fc.bigInt({ min: BigInt(minimo), max: BigInt(maximo) * 10n ** BigInt(casas) }).map((unidades) => {
    const algarismos = String(unidades).padStart(casas + 1, '0');
    return `${algarismos.slice(0, -casas)}.${algarismos.slice(-casas)}`;
  });

const moeda = fc.constantFrom('USD', 'EUR', 'NOK', 'BRL');
const emMoeda = (maximo: number) => fc.record({ moeda, valor: decimal(2, maximo) });
const perc = decimal(2, 100);

const regime = fc.oneof(
  fc.record({ regime: fc.constantFrom('INTEGRAL', 'ISENCAO', 'SUSPENSAO', 'IMUNIDADE', 'NAO_INCIDENCIA') }),
  fc.record({ regime: fc.constant('REDUCAO'), reducaoPerc: perc }),
  fc.record({ regime: fc.constant('SUSPENSAO_PROPORCIONAL'), meses: decimal(1, 150, 1) }),
);

const comAliquota = fc.tuple(regime, perc).map(([um, aliquota]) => ({ ...um, aliquota }) as TributoDoCalculo);
const especifica = fc
  .tuple(regime, decimal(5, 100_000, 1), decimal(5, 100))
  .map(([um, quantidade, valorUnidade]) => ({ ...um, especifica: { quantidade, valorUnidade } }) as TributoDoCalculo);
const tributo = fc.oneof(comAliquota, especifica);

const ii = fc
  .tuple(regime, perc, fc.option(perc, { nil: undefined }))
  .map(([um, aliquota, margem]) => ({ ...um, aliquota, ...(margem && { acordo: { margem } }) }) as IiDoCalculo);
const cofins = fc.tuple(comAliquota, fc.boolean()).map(([um, adicional]) => ({ ...um, adicional }));

const antidumping = fc.oneof(
  fc.record({ tipo: fc.constant('AD_VALOREM' as const), aliquota: perc }),
  fc.record({
    tipo: fc.constant('ESPECIFICO' as const),
    moeda,
    quantidade: decimal(5, 9_999, 1),
    valorUnidade: decimal(5, 999),
  }),
);

const adicao = fc
  .record({
    ncm: fc.constant('84799090'),
    moeda,
    pesoLiquido: decimal(5, 99_999, 1),
    itens: fc.array(
      fc.record({
        quantidade: decimal(5, 99_999, 1),
        valorUnitario: decimal(7, 99_999, 1),
        pesoLiquido: decimal(5, 9_999, 1),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    acrescimos: fc.array(emMoeda(99_999), { maxLength: 2 }),
    deducoes: fc.constant([]),
    tributos: fc.record({ ii, ipi: tributo, pis: tributo, cofins }),
    antidumping: fc.option(antidumping, { nil: undefined }),
  })
  .map((uma): Omit<AdicaoDoCalculo, 'numero'> => uma);

const afrmm = fc.record({
  frete: emMoeda(999_999),
  navegacao: fc.constantFrom(...(Object.keys(NAVEGACOES) as Navegacao[])),
  norteNordeste: fc.option(fc.boolean(), { nil: undefined }),
  tratamento: fc.constantFrom(...TRATAMENTOS_AFRMM),
  conhecimentos: fc.integer({ min: 0, max: 9 }),
  tumNaBaseDoIcms: fc.boolean(),
});

const icms = fc.oneof(
  fc.record({ tratamento: fc.constantFrom('INTEGRAL' as const, 'DIFERIDO' as const, 'EXONERADO' as const) }),
  fc.record({ tratamento: fc.constantFrom('REDUZIDO' as const, 'CARGA_EFETIVA' as const), reducaoPerc: perc }),
);

/** Tests only: any import that the contract accepts and the rules allow. */
export const entradaArbitraria: fc.Arbitrary<EntradaImportacao> = fc
  .record({
    tipoDocumento: fc.constantFrom('DI' as const, 'DUIMP' as const),
    dataRegistro: fc.constant('2026-09-30'),
    incoterm: fc.constantFrom(...(Object.keys(INCOTERMS) as Incoterm[])),
    taxas: fc.record({ USD: decimal(9, 10, 1), EUR: decimal(4, 10, 1), NOK: decimal(6, 1, 1) }),
    frete: fc.option(emMoeda(999_999), { nil: undefined }),
    seguro: fc.option(emMoeda(9_999), { nil: undefined }),
    adicoes: fc.array(adicao, { minLength: 1, maxLength: 6 }),
    afrmm: fc.option(afrmm, { nil: undefined }),
    icms: fc.option(icms, { nil: undefined }),
    tcif: fc.option(fc.record({ reducaoPerc: perc }), { nil: undefined }),
  })
  .map(({ adicoes, ...resto }) => ({
    ...resto,
    adicoes: adicoes.map((uma, indice) => ({ ...uma, numero: String(indice + 1).padStart(3, '0') })),
  }))
  // Goods worth less than a cent cannot share an insurance, or the adjustments of an adição on a DUIMP, so the engine refuses them.
  .filter(
    ({ tipoDocumento, seguro, adicoes }) =>
      (!seguro && tipoDocumento === 'DI') || adicoes.every(({ itens }) => itens.some(valeAoMenosUmCentavo)),
  );

/** Tests only: the same, for a type of document. */
export const entradaArbitrariaDe = (tipoDocumento: 'DI' | 'DUIMP'): fc.Arbitrary<EntradaImportacao> =>
  entradaArbitraria.filter((entrada) => entrada.tipoDocumento === tipoDocumento);

function valeAoMenosUmCentavo({ quantidade, valorUnitario }: { quantidade: string; valorUnitario: string }): boolean {
  return Number(quantidade) * Number(valorUnitario) >= 0.011;
}
