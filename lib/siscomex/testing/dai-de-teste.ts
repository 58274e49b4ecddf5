import fc from 'fast-check';
import type { AdicaoAmazonense, DeclaracaoAmazonense, ItemAmazonense } from '#lib/domain/zfm/dai.ts';

/** Tests only: a valid DAI, and arbitrary DAIs. */
export function daiDeTeste(outra: Partial<DeclaracaoAmazonense> = {}): DeclaracaoAmazonense {
  return {
    tipo: '1',
    numeroDocumento: '2690000014',
    dataDocumento: '2026-06-30',
    fob: '1000.00',
    frete: '100.00',
    seguro: '10.00',
    ii: '177.60',
    ipi: '0.00',
    pisCofins: '130.40',
    taxasDiversas: '154.23',
    capatazia: '0.00',
    taxaDolar: '5.3417',
    pesoLiquido: '25.000000',
    recinto: '1201101',
    paisProcedencia: '160',
    qtdeAdicoes: 2,
    informacaoComplementar: 'NAVIO: RIO NEGRO',
    adicoes: ['001', '002'].map((numero) => adicaoDaDai({ numero })),
    ...outra,
  };
}

export function adicaoDaDai(outra: Partial<AdicaoAmazonense> = {}): AdicaoAmazonense {
  return {
    numero: '001',
    fornecedor: 'Nordlys AS',
    importadorNumero: '041234561',
    importadorNome: 'Fictícia Ltda',
    fob: '500.00',
    frete: '50.00',
    seguro: '5.00',
    ii: '88.80',
    ipi: '0.00',
    pisCofins: '65.20',
    pesoLiquido: '12.500000',
    codigoTributacao: 'A001',
    baseIcms: '1079.04',
    icms: '0.00',
    icmsSemIncentivo: '215.81',
    itens: [itemDaDai()],
    ...outra,
  };
}

export function itemDaDai(outro: Partial<ItemAmazonense> = {}): ItemAmazonense {
  return {
    numero: 1,
    ncm: '85177900',
    descricao: 'VÁLVULA',
    quantidade: '10.00000',
    unidade: 'PECA',
    valorUnitario: '10.0000000',
    valorTotal: '100.00',
    ...outro,
  };
}

interface Folhas {
  texto: fc.Arbitrary<string>;
  /** `largura` digits in all, of which `casas` are decimals. */
  decimal(largura: number, casas: number): fc.Arbitrary<string>;
  codigo(largura: number): fc.Arbitrary<string>;
  numero: fc.Arbitrary<number>;
  data: fc.Arbitrary<string>;
  documento: fc.Arbitrary<string>;
}

/** Arbitrary declarations of these leaves; optional leaves are sometimes null. */
export function daisArbitrarias(folhas: Folhas): fc.Arbitrary<DeclaracaoAmazonense> {
  const { texto, decimal, codigo, numero, data, documento } = folhas;
  const talvez = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: null, freq: 4 });
  const dinheiro = decimal(15, 2);
  const valores = {
    fob: dinheiro,
    frete: dinheiro,
    seguro: dinheiro,
    ii: dinheiro,
    ipi: dinheiro,
    pisCofins: dinheiro,
  };
  const item = fc.record({
    numero,
    ncm: codigo(8),
    descricao: texto,
    quantidade: decimal(14, 5),
    unidade: talvez(texto),
    valorUnitario: decimal(20, 7),
    valorTotal: dinheiro,
  });
  const adicao = fc.record({
    numero: codigo(3),
    fornecedor: talvez(texto),
    importadorNumero: talvez(documento),
    importadorNome: talvez(texto),
    ...valores,
    pesoLiquido: talvez(decimal(15, 6)),
    codigoTributacao: talvez(codigo(4)),
    baseIcms: talvez(dinheiro),
    icms: talvez(dinheiro),
    icmsSemIncentivo: talvez(dinheiro),
    itens: fc.array(item, { maxLength: 2 }),
  });
  return fc.record({
    tipo: talvez(texto),
    numeroDocumento: documento,
    dataDocumento: data,
    ...valores,
    taxasDiversas: dinheiro,
    capatazia: dinheiro,
    taxaDolar: talvez(decimal(15, 4)),
    pesoLiquido: talvez(decimal(15, 6)),
    recinto: talvez(codigo(7)),
    paisProcedencia: talvez(codigo(3)),
    qtdeAdicoes: numero,
    informacaoComplementar: talvez(texto),
    adicoes: fc.array(adicao, { maxLength: 3 }),
  });
}

/** Leaves of the layout, with the most difficult texts an XML can contain. */
export const FOLHAS_DO_LEIAUTE: Folhas = {
  texto: fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('A & B', '<b>', ']]>', 'São João', 'duas\nlinhas', 'a\r\nb', '🚢', '&amp;amp;', '"x"', '-->'),
    )
    .map(comoNoArquivo)
    .filter((lido) => lido !== ''),
  decimal: (largura, casas) =>
    fc
      .tuple(
        fc.stringMatching(new RegExp(`^(0|[1-9]\\d{0,${largura - casas - 1}})$`)),
        fc.stringMatching(new RegExp(`^\\d{${casas}}$`)),
      )
      .map((partes) => partes.join('.')),
  codigo: (largura) => fc.stringMatching(new RegExp(`^\\d{${largura}}$`)),
  numero: fc.nat(999_999_999),
  data: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((dia) => dia.toISOString().slice(0, 10)),
  documento: fc.oneof(fc.stringMatching(/^\d{10}$/), fc.stringMatching(/^\d{2}BR\d{11}$/), fc.constant('041234561')),
};

/** XML 1.0 forbids control characters, and blanks around a text are padding. */
function comoNoArquivo(bruto: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 forbids
  return bruto.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').trim();
}
