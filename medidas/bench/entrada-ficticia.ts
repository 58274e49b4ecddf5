import type { AdicaoDoCalculo, EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';

/** Makes fictitious goods in several currencies, with a rate of every tax. */
export function entradaDe(adicoes: number, itens: number): EntradaImportacao {
  return {
    dataRegistro: '2026-11-20',
    incoterm: 'FOB',
    taxas: { USD: '5.3417', EUR: '6.1893' },
    frete: { moeda: 'USD', valor: '48500.00' },
    seguro: { moeda: 'EUR', valor: '3104.00' },
    adicoes: Array.from({ length: adicoes }, (_, indice) => adicaoDe(indice, itens)),
    icms: { tratamento: 'DIFERIDO' },
  };
}

function adicaoDe(indice: number, itens: number): AdicaoDoCalculo {
  const integral = (aliquota: string) => ({ regime: 'INTEGRAL', aliquota }) as const;
  return {
    numero: String(indice + 1).padStart(3, '0'),
    ncm: '84799090',
    moeda: indice % 2 === 0 ? 'USD' : 'EUR',
    pesoLiquido: `${indice + 1}.50000`,
    itens: Array.from({ length: itens }, (_, k) => ({
      quantidade: `${k + 1}.${String((indice * 37) % 100_000).padStart(5, '0')}`,
      valorUnitario: `${indice + 1}.${String((k * 7_919) % 10_000_000).padStart(7, '0')}`,
    })),
    acrescimos: [],
    deducoes: [],
    tributos: {
      ii: integral('14.40'),
      ipi: { ...integral('6.50'), regime: 'SUSPENSAO' },
      pis: integral('2.10'),
      cofins: integral('9.65'),
    },
  };
}
