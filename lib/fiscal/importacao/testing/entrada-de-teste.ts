import type { AdicaoDoCalculo, EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';

/** Tests only: an adição of 250,000.00 reais, so that every tax can be calculated by hand. Each test changes some fields. */
export function entradaDeTeste(outra: Partial<EntradaImportacao> = {}): EntradaImportacao {
  return {
    dataRegistro: '2026-09-30',
    incoterm: 'FOB',
    taxas: { USD: '5.3417' },
    adicoes: [adicaoDoCalculoDeTeste()],
    ...outra,
  };
}

export function adicaoDoCalculoDeTeste(outra: Partial<AdicaoDoCalculo> = {}): AdicaoDoCalculo {
  return {
    numero: '001',
    ncm: '84799090',
    moeda: 'BRL',
    itens: [{ quantidade: '1.00000', valorUnitario: '250000.0000000' }],
    pesoLiquido: '100.00000',
    acrescimos: [],
    deducoes: [],
    tributos: {
      ii: { regime: 'INTEGRAL', aliquota: '18.00' },
      ipi: { regime: 'INTEGRAL', aliquota: '9.75' },
      pis: { regime: 'INTEGRAL', aliquota: '2.10' },
      cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
    },
    ...outra,
  };
}

/** The same entrada with some taxes changed. */
export function comTributos(tributos: Partial<AdicaoDoCalculo['tributos']>): EntradaImportacao {
  const adicao = adicaoDoCalculoDeTeste();
  return entradaDeTeste({ adicoes: [{ ...adicao, tributos: { ...adicao.tributos, ...tributos } }] });
}
