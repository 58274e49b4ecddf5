import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  TributoDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';

/** Tests only: a small declaration whose sums all match; each test spoils a figure. */

const NADA = { codigo: null, nome: null };
const DOLAR = { codigo: '220', nome: 'DOLAR DOS EUA' };

export function adicaoDeTeste(outra: Partial<AdicaoDeclarada> = {}): AdicaoDeclarada {
  return {
    numero: '001',
    numeroLI: null,
    ncm: '85177900',
    nomeNcm: null,
    incoterm: 'FOB',
    localCondicaoVenda: null,
    moeda: DOLAR,
    valorMoeda: '100.00',
    valorReais: '500.00',
    valorTotalCondicaoVenda: '100.0000000',
    freteReais: '50.00',
    seguroReais: '5.00',
    acrescimos: [],
    deducoes: [],
    pesoLiquido: '12.50000',
    quantidadeEstatistica: null,
    unidadeEstatistica: null,
    fornecedor: null,
    fabricante: null,
    paisOrigem: NADA,
    paisAquisicao: NADA,
    aplicacao: null,
    condicao: null,
    tributos: {
      ii: tributoDeTeste('88.80'),
      ipi: tributoDeTeste('0.00'),
      pis: tributoDeTeste('11.65'),
      cofins: tributoDeTeste('53.55'),
    },
    itens: [{ sequencia: 1, descricao: 'ITEM', quantidade: '10.00000', unidade: 'PECA', valorUnitario: '10.0000000' }],
    campos: {},
    ...outra,
  };
}

export function tributoDeTeste(devido: string, recolher = devido): TributoDeclarado {
  return { regime: NADA, base: null, aliquota: null, aliquotaReduzida: null, devido, recolher };
}

export function pagamentoDeTeste(codigoReceita: string, valorReceita: string) {
  return {
    codigoReceita,
    valorReceita,
    data: '2023-01-02',
    valorMulta: '9.99',
    valorJuros: '9.99',
    numeroRetificacao: 0,
  };
}

export function declaracaoDeTeste(outra: Partial<DeclaracaoImportacao> = {}): DeclaracaoImportacao {
  const parcela = { moeda: NADA, valorMoeda: null, valorDolares: null, valorReais: null };
  return {
    numeroDI: '2390000010',
    sequencialRetificacao: 0,
    tipoDeclaracao: NADA,
    modalidadeDespacho: NADA,
    caracterizacaoOperacao: NADA,
    dataRegistro: '2023-01-02',
    dataDesembaraco: null,
    canalCodigo: null,
    situacaoEntregaCarga: null,
    importador: { numero: '11222333000181', nome: null, representanteLegal: { cpf: null, nome: null } },
    urfDespacho: NADA,
    carga: {
      viaTransporte: NADA,
      transportador: null,
      veiculo: null,
      paisProcedencia: NADA,
      urfEntrada: NADA,
      recinto: NADA,
      setor: null,
      dataChegada: null,
      pesoBruto: null,
      pesoLiquido: '12.50000',
    },
    conhecimento: { numero: null, master: null, tipo: NADA, dataEmbarque: null, localEmbarque: null },
    frete: parcela,
    seguro: parcela,
    totais: { adicoes: 1, vmleDolares: null, vmleReais: null, vmldDolares: null, vmldReais: '555.00' },
    pagamentos: [
      pagamentoDeTeste('0086', '88.80'),
      pagamentoDeTeste('5602', '11.65'),
      pagamentoDeTeste('5629', '53.55'),
      pagamentoDeTeste('7811', '154.23'),
    ],
    documentos: [],
    embalagens: [],
    informacaoComplementar: null,
    adicoes: [adicaoDeTeste()],
    ...outra,
  };
}
