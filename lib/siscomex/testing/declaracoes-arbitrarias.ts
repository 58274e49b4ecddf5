import fc from 'fast-check';
import type {
  AdicaoDeclarada,
  CodigoNome,
  DeclaracaoImportacao,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { motivoDeInvisivel } from '#lib/domain/textos/texto-invisivel.ts';
import { folhasDaAdicao } from '#lib/siscomex/di/di-xml-escrita.ts';
import { outrosDaAdicao } from '#lib/siscomex/di/di-xml-outros.ts';

/** Tests only: declarations as the codec returns them, with each value drawn independently. */
export function declaracoesArbitrarias(): fc.Arbitrary<DeclaracaoImportacao[]> {
  return fc.uniqueArray(declaracao(), { minLength: 1, maxLength: 3, selector: ({ numeroDI }) => numeroDI });
}

const talvez = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: null, freq: 4 });
const digitos = (quantos: number) =>
  fc.stringMatching(new RegExp(`^\\d{${quantos}}$`)).filter((texto) => /[1-9]/.test(texto));
/** A figure that fits its field: up to `largura` digits, `casas` of them decimals, without leading zeros. */
const decimal = (largura: number, casas: number) =>
  fc
    .tuple(fc.stringMatching(new RegExp(`^(0|[1-9]\\d{0,${largura - casas - 1}})$`)), digitos(casas))
    .map((partes) => partes.join('.'));
const dinheiro = decimal(15, 2);
const acessorio = decimal(9, 2);
const aliquota = decimal(5, 2);
/** What nobody sees is taken out by the reading (textos-visiveis.ts). */
const texto = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('A & B', '<b>', ']]>', 'é\nç', 'a\r\nb', '&amp;amp;'),
  )
  .map(comoNoArquivo)
  .filter((lido) => lido !== '')
  .filter((lido) => motivoDeInvisivel(lido) === null);
const codigoNome = (largura: number): fc.Arbitrary<CodigoNome> =>
  fc.record({ codigo: talvez(digitos(largura)), nome: talvez(texto) });
const data = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((dia) => dia.toISOString().slice(0, 10));
const contagem = (maximo: number) => fc.nat(maximo);

/** XML 1.0 forbids control characters, and blanks around a text are padding. */
function comoNoArquivo(bruto: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 forbids
  return bruto.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').trim();
}

function declaracao(): fc.Arbitrary<DeclaracaoImportacao> {
  const parcela = fc.record({
    moeda: codigoNome(3),
    valorMoeda: talvez(dinheiro),
    valorDolares: talvez(dinheiro),
    valorReais: talvez(dinheiro),
  });
  return fc
    .record({
      numeroDI: digitos(10),
      sequencialRetificacao: contagem(99),
      tipoDeclaracao: codigoNome(2),
      modalidadeDespacho: codigoNome(1),
      caracterizacaoOperacao: codigoNome(1),
      dataRegistro: data,
      dataDesembaraco: talvez(data),
      canalCodigo: talvez(digitos(3)),
      situacaoEntregaCarga: talvez(texto),
      importador: fc.record({
        numero: fc.stringMatching(/^[A-Z0-9]{12}\d{2}$/),
        nome: talvez(texto),
        representanteLegal: fc.record({ cpf: talvez(digitos(11)), nome: talvez(texto) }),
      }),
      urfDespacho: codigoNome(7),
      carga: fc.record({
        viaTransporte: codigoNome(2),
        transportador: talvez(texto),
        veiculo: talvez(texto),
        paisProcedencia: codigoNome(3),
        urfEntrada: codigoNome(7),
        recinto: codigoNome(7),
        setor: talvez(digitos(3)),
        dataChegada: talvez(data),
        pesoBruto: talvez(decimal(15, 5)),
        pesoLiquido: talvez(decimal(15, 5)),
      }),
      conhecimento: fc.record({
        numero: talvez(texto),
        master: talvez(digitos(15)),
        tipo: codigoNome(2),
        dataEmbarque: talvez(data),
        localEmbarque: talvez(texto),
      }),
      frete: parcela,
      seguro: parcela,
      totais: fc.record({
        adicoes: talvez(contagem(999)),
        vmleDolares: talvez(dinheiro),
        vmleReais: talvez(dinheiro),
        vmldDolares: talvez(dinheiro),
        vmldReais: talvez(dinheiro),
      }),
      pagamentos: fc.array(pagamento(), { maxLength: 3 }),
      documentos: fc.array(fc.record({ tipo: codigoNome(2), numero: talvez(texto) }).filter(temAlgo), { maxLength: 2 }),
      embalagens: fc.array(fc.record({ tipo: codigoNome(2), quantidade: talvez(contagem(99999)) }).filter(temAlgo), {
        maxLength: 2,
      }),
      informacaoComplementar: talvez(texto),
      adicoes: fc.uniqueArray(adicao(), { maxLength: 4, selector: ({ numero }) => numero }),
    })
    .chain((di) => comExtras(di, FOLHAS_DO_CABECALHO, GRUPOS_DO_CABECALHO))
    .map((di) => ({ ...di, adicoes: di.adicoes.map((adicao) => comCampos(adicao, di.numeroDI)) }));
}

const FOLHAS_DO_CABECALHO = {
  freteCollect: talvez(dinheiro),
  importadorEnderecoCep: talvez(digitos(8)),
  operacaoFundap: talvez(texto),
  folhaQueNinguemConhece: talvez(texto),
};
const GRUPOS_DO_CABECALHO = {
  icms: { valorTotalIcms: talvez(dinheiro), horaRegistro: fc.constantFrom('23:59:59', null), ufIcms: talvez(texto) },
  dossie: { numeroDossie: talvez(texto) },
};

/** Adds leaves and groups that the model has no place for. Without any, `campos` and `grupos` are absent. */
function comExtras<Modelo extends object>(
  modelo: Modelo,
  folhas: Record<string, fc.Arbitrary<string | null>>,
  grupos: Record<string, Record<string, fc.Arbitrary<string | null>>> = {},
): fc.Arbitrary<Modelo> {
  const elementos = (nome: string) => fc.array(fc.record(grupos[nome] ?? {}), { minLength: 1, maxLength: 2 });
  const gruposArbitrarios = Object.fromEntries(Object.keys(grupos).map((nome) => [nome, elementos(nome)]));
  return fc
    .tuple(fc.record(folhas, { requiredKeys: [] }), fc.record(gruposArbitrarios, { requiredKeys: [] }))
    .map(([campos, dosGrupos]) => ({
      ...modelo,
      ...(Object.keys(campos).length > 0 && { campos }),
      ...(Object.keys(dosGrupos).length > 0 && { grupos: dosGrupos }),
    }));
}

function pagamento() {
  return fc
    .record({
      codigoReceita: digitos(4),
      data: talvez(data),
      valorReceita: dinheiro,
      valorMulta: acessorio,
      valorJuros: acessorio,
      numeroRetificacao: contagem(99),
    })
    .chain((pago) => comExtras(pago, { bancoPagamento: talvez(digitos(3)), contaPagamento: talvez(texto) }));
}

function temAlgo(modelo: object): boolean {
  return /[^,:{}]/.test(JSON.stringify(modelo).replace(/"\w+":|null/g, ''));
}

/** Fills `campos` as the codec does: the leaves of the model, and some that only the file has. */
function comCampos(adicao: AdicaoDeclarada, numeroDI: string): AdicaoDeclarada {
  const campos = folhasDaAdicao({ ...adicao, campos: { ...adicao.campos, numeroDI } });
  const outros = outrosDaAdicao(campos);
  return { ...adicao, campos, ...(Object.keys(outros).length > 0 && { outros }) };
}

function adicao(): fc.Arbitrary<AdicaoDeclarada> {
  const ajuste = fc.record({
    codigo: talvez(digitos(2)),
    denominacao: talvez(texto),
    moeda: codigoNome(3),
    valorMoeda: talvez(dinheiro),
    valorReais: talvez(dinheiro),
  });
  return fc.record({
    numero: digitos(3),
    numeroLI: talvez(digitos(10)),
    ncm: digitos(8),
    nomeNcm: talvez(texto),
    incoterm: talvez(fc.constantFrom('FOB', 'CIF', 'C+F')),
    localCondicaoVenda: talvez(texto),
    moeda: codigoNome(3),
    valorMoeda: talvez(dinheiro),
    valorReais: talvez(dinheiro),
    valorTotalCondicaoVenda: talvez(decimal(20, 7)),
    freteReais: talvez(dinheiro),
    seguroReais: talvez(dinheiro),
    acrescimos: fc.array(ajuste, { maxLength: 2 }),
    deducoes: fc.array(ajuste, { maxLength: 2 }),
    pesoLiquido: talvez(decimal(15, 5)),
    quantidadeEstatistica: talvez(decimal(14, 5)),
    unidadeEstatistica: talvez(texto),
    fornecedor: talvez(texto),
    fabricante: talvez(texto),
    paisOrigem: codigoNome(3),
    paisAquisicao: codigoNome(3),
    aplicacao: talvez(texto),
    condicao: talvez(texto),
    tributos: tributos(),
    itens: fc.array(item(), { maxLength: 3 }),
    campos: fc.record(
      {
        iiFundamentoLegalCodigo: talvez(digitos(2)),
        iiAliquotaAcordo: fc.constantFrom('0.00', null),
        cideValorDevido: talvez(dinheiro),
        cofinsAliquotaEspecificaValor: talvez(decimal(10, 5)),
        folhaQueNinguemConhece: talvez(texto),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<AdicaoDeclarada['campos']>,
  });
}

/** PIS and COFINS share regime and base in the file. */
function tributos(): fc.Arbitrary<AdicaoDeclarada['tributos']> {
  const valores = fc.record({
    aliquota: talvez(aliquota),
    aliquotaReduzida: talvez(aliquota),
    devido: dinheiro,
    recolher: dinheiro,
  });
  const regime = codigoNome(1);
  return fc
    .tuple(valores, valores, valores, valores, regime, regime, regime, talvez(dinheiro), talvez(dinheiro))
    .map(([ii, ipi, pis, cofins, doIi, doIpi, doPisCofins, baseIi, basePisCofins]) => ({
      ii: { ...ii, regime: doIi, base: baseIi },
      ipi: { ...ipi, regime: doIpi, base: null },
      pis: { ...pis, regime: doPisCofins, base: basePisCofins },
      cofins: { ...cofins, regime: { ...doPisCofins }, base: basePisCofins },
    }));
}

function item() {
  return fc.record({
    sequencia: fc.integer({ min: 1, max: 99 }),
    descricao: texto,
    quantidade: decimal(14, 5),
    unidade: talvez(texto),
    valorUnitario: decimal(20, 7),
  });
}
