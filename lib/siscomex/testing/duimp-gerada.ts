import fc from 'fast-check';

/**
 * Tests only: a fictitious DUIMP whose printed figures follow the rule seen in a real one (docs/decisions/duimp-por-item.md). They
 * are calculated here in whole numbers, independently of the engine: each step rounds half up to the cent, item by item.
 */
export interface DuimpGerada {
  capa: Record<string, unknown>;
  itens: Record<string, unknown>[];
}

interface Sorteio {
  /** Reais per unit of the currency, four decimals. */
  taxa: number;
  incoterm: string;
  /** Cents of its currency, which is that of the goods or another. */
  frete: number;
  /** Rate of the freight, when it is in another currency. */
  taxaDoFrete: number | null;
  /** Cents of real. */
  seguro: number;
  itens: { quantidade: number; unitario: number; peso: number; aliquotas: number[]; regime: number; adicao: number }[];
}

/** With a price of a thousand or more, only one rate of four decimals fits an amount. */
const sorteio: fc.Arbitrary<Sorteio> = fc.record({
  taxa: fc.integer({ min: 30_000, max: 70_000 }),
  incoterm: fc.constantFrom('FOB', 'EXW', 'FCA'),
  frete: fc.integer({ min: 0, max: 5_000_000 }),
  taxaDoFrete: fc.option(fc.integer({ min: 30_000, max: 70_000 })),
  seguro: fc.integer({ min: 0, max: 500_000 }),
  itens: fc.array(
    fc.record({
      quantidade: fc.integer({ min: 100_000, max: 99_999_999 }),
      unitario: fc.integer({ min: 10_000_000_000, max: 99_999_999_999 }),
      peso: fc.integer({ min: 1, max: 9_999_999 }),
      aliquotas: fc.tuple(...[3_500, 2_500, 300, 1_600].map((max) => fc.integer({ min: 0, max }))),
      regime: fc.constantFrom(1, 3, 5),
      adicao: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

export const duimpGerada: fc.Arbitrary<DuimpGerada> = sorteio.map(gerarDuimp);

/** The DUIMP of these draws: what is drawn is given, every other figure follows. */
export function gerarDuimp({ taxa, incoterm, frete, taxaDoFrete, seguro, itens: sorteados }: Sorteio): DuimpGerada {
  const pesos = sorteados.map(({ peso }) => BigInt(peso));
  const emMoeda = sorteados.map(({ quantidade, unitario }) =>
    // From 5 and 7 decimals to cents.
    meio(BigInt(quantidade) * BigInt(unitario), 10n ** 10n),
  );
  const emReais = emMoeda.map((valor) => meio(valor * BigInt(taxa), 10n ** 4n));
  const freteReais = meio(BigInt(frete) * BigInt(taxaDoFrete ?? taxa), 10n ** 4n);
  const [pesoTotal, valorTotal] = [soma(pesos), soma(emMoeda)];
  const itens = sorteados.map((um, i) => {
    const [peso = 0n, valor = 0n, reais = 0n] = [pesos[i], emMoeda[i], emReais[i]];
    const den = pesoTotal * valorTotal;
    const num = reais * den + freteReais * peso * valorTotal + BigInt(seguro) * valor * pesoTotal;
    const aduaneiro = meio(num, den);
    const [aIi = 0n, aIpi = 0n, aPis = 0n, aCofins = 0n] = um.aliquotas.map(BigInt);
    const sobre = (aliquota: bigint) => meio(aduaneiro * aliquota, 10_000n);
    const devidos = [sobre(aIi), meio(aduaneiro * (10_000n + aIi) * aIpi, 100_000_000n), sobre(aPis), sobre(aCofins)];
    return item(i + 1, um, incoterm, {
      valor,
      reais,
      frete: meio(freteReais * peso, pesoTotal),
      seguro: meio(BigInt(seguro) * valor, valorTotal),
      aduaneiro,
      devidos,
    });
  });
  return {
    capa: capaDe(sorteados, itens.length, { frete, seguro, moedaDoFrete: taxaDoFrete === null ? 'USD' : 'EUR' }),
    itens,
  };
}

interface Figuras {
  valor: bigint;
  reais: bigint;
  frete: bigint;
  seguro: bigint;
  aduaneiro: bigint;
  devidos: bigint[];
}

function item(numero: number, um: Sorteio['itens'][number], incoterm: string, figuras: Figuras) {
  const tributos = ['II', 'IPI', 'PIS', 'COFINS'];
  return {
    status: 'ATIVO',
    identificacao: { numero: NUMERO, versao: '1', numeroItem: numero },
    produto: {
      codigo: numero,
      versao: '1',
      niResponsavel: '11222333',
      ncm: `851779${String(um.adicao).padStart(2, '0')}`,
    },
    caracterizacaoImportacao: { indicador: 'IMPORTACAO_DIRETA' },
    fabricante: { codigo: 'FAB-1', versao: '1', pais: { codigo: 'CN' } },
    exportador: { codigo: 'EXP-1', versao: '1', pais: { codigo: 'CN' } },
    mercadoria: {
      tipoAplicacao: { codigo: 'REVENDA' },
      condicao: 'NOVA',
      unidadeComercial: 'UNIDADE',
      quantidadeComercial: comCasas(um.quantidade, 5),
      quantidadeMedidaEstatistica: comCasas(um.quantidade, 5),
      pesoLiquido: comCasas(um.peso, 5),
      moedaNegociada: { codigo: 'USD' },
      valorUnitarioMoedaNegociada: comCasas(um.unitario, 7),
      descricao: `MERCADORIA FICTICIA ${numero}`,
    },
    condicaoVenda: {
      metodoValoracao: { codigo: 1 },
      incoterm: { codigo: incoterm },
      valorBRL: comCasas(figuras.reais, 2),
      valorMoedaNegociada: comCasas(figuras.valor, 2),
      frete: { valorBRL: comCasas(figuras.frete, 2) },
      seguro: { valorBRL: comCasas(figuras.seguro, 2) },
      acrescimosDeducoes: [],
    },
    dadosCambiais: { coberturaCambial: { codigo: 'ATE_180_DIAS' } },
    tributos: {
      mercadoria: { valorAduaneiroBRL: comCasas(figuras.aduaneiro, 2) },
      tributosAplicados: tributos.map((codigo) => ({ tributo: { codigo }, regime: { codigo: um.regime } })),
      tributosCalculados: tributos.map((tipo, k) => {
        const devido = comCasas(figuras.devidos[k] ?? 0n, 2);
        return {
          tipo,
          valoresBRL: { calculado: devido, devido, aRecolher: um.regime === 1 ? devido : '0.00' },
          memoriaCalculo: { tipoAliquota: 'AD_VALOREM', valorAliquota: comCasas(um.aliquotas[k] ?? 0, 2) },
        };
      }),
    },
  };
}

function capaDe(
  itens: Sorteio['itens'],
  quantidadeItens: number,
  { frete, seguro, moedaDoFrete }: { frete: number; seguro: number; moedaDoFrete: string },
) {
  const numeros = [...new Set(itens.map(({ adicao }) => adicao))].sort();
  return {
    identificacao: {
      numero: NUMERO,
      versao: 1,
      importador: { tipoImportador: 'CNPJ', ni: '11222333000181' },
      dataRegistro: '2026-11-18T10:00:00-0300',
    },
    situacao: { situacaoDuimp: 'REGISTRADA_AGUARDANDO_CANAL' },
    carga: {
      tipoIdentificacaoCarga: 'RUC',
      identificacao: '6BRIMP11222333200000000000000001',
      frete: { codigoMoedaNegociada: moedaDoFrete, valorMoedaNegociada: comCasas(frete, 2) },
      seguro: { codigoMoedaNegociada: 'BRL', valorMoedaNegociada: comCasas(seguro, 2) },
    },
    adicoes: numeros.map((numero, k) => ({
      numero: k + 1,
      itens: itens.flatMap(({ adicao }, i) => (adicao === numero ? [i + 1] : [])),
    })),
    pagamentos: [],
    quantidadeItens,
  };
}

function meio(num: bigint, den: bigint): bigint {
  return (2n * num + den) / (2n * den);
}

function soma(valores: readonly bigint[]): bigint {
  return valores.reduce((ate, valor) => ate + valor, 0n);
}

/** As text, because the reader accepts a figure written either way. */
function comCasas(valor: bigint | number, casas: number): string {
  const algarismos = String(valor).padStart(casas + 1, '0');
  return `${algarismos.slice(0, -casas)}.${algarismos.slice(-casas)}`;
}

const NUMERO = '26BR00000000010';
