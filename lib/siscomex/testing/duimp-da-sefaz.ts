/**
 * Tests only: `duimpFicticia` as the Portal returns it to the Sefaz (SefazDuimpCover), with two items. Its names and codes are
 * those of the published OpenAPI.
 */
export const DUIMP_DA_SEFAZ = {
  numeroDeclaracao: '26BR00001234561',
  versaoDeclaracao: '0002',
  situacaoDeclaracao: { codigo: '31', descricao: 'Em Conferência' },
  versaoDeclaracaoVigente: '0002',
  dataHoraRegistro: '2026-11-18T23:40:12.000-0300',
  dataHoraRegistroVersaoVigente: '2026-11-20T10:00:00.000-0300',
  cpfResponsavel: '52998224725',
  tipoImportador: '1',
  nomeImportador: 'IMPORTADORA FICTICIA LTDA',
  niImportador: 191,
  ufImportador: 'AM',
  canalSelecao: '12',
  equipesTrabalho: [{ orgao: 'RECEITA', equipeTrabalho: '08178001' }],
  sefazDadosResumo: {
    valorTotalMercadoriaLocalEmbarque: {
      valorTotalMercadoriaLocalEmbarqueDolar: 1100.5,
      valorTotalMercadoriaLocalEmbarqueReal: 5502.5,
      valorTotalMercadoriaLocalDescargaReal: 5830.12,
    },
    dadosTributos: {
      quantidadeAdicoes: 2,
      tributosCalculados: [
        { imposto: { codigo: 'II' }, valorCalculado: 848.12, valorDevido: 848.12, impostoARecolher: 0 },
      ],
      taxaUtilizacao: 154.23,
    },
    pagamentosDebitoConta: [
      {
        versaoDuimpPagamento: '0001',
        banco: '001',
        agencia: '3521',
        conta: '707070',
        codigoReceita: '5602',
        descricaoReceita: 'PIS',
        valorTributo: 122.43,
        dataHoraPagamento: '2026-11-18T23:41:00.000-0300',
        pagamentoJuros: { codigoReceita: '6542', valorJuros: 10.07 },
      },
    ],
  },
  informacoesSituacaoEspecialDespacho: { indSituacaoEspecialDespacho: 'N' },
  dadosCarga: {
    tipoIdentificacaoCarga: 'CE',
    identificacaoCarga: '132605123456782',
    uaDeclarada: '0227600',
    paisProcedencia: { codigo: 'CN', descricao: 'China' },
    moedaFreteTotal: 220,
    valorFreteTotalMoedaUtiliza: 55.01,
    moedaSeguro: 55,
    valorSeguroMoedaUtilizada: 11.02,
    ufEntradaCarga: 'AM',
  },
  documentosInstrutivoDespacho: [
    { tipo: { codigo: '30', descricao: 'Fatura comercial' }, palavrasChave: [{ codigo: 1, valor: 'FAT-1' }] },
  ],
  itens: [
    itemDaSefaz(1, { ncm: '85177900', valor: 1000.5, reais: 5002.5, va: 5303.12 }),
    itemDaSefaz(2, { ncm: '84733041', valor: 100, reais: 500, va: 527 }),
  ],
};

interface ItemDaSefaz {
  ncm: string;
  valor: number;
  reais: number;
  va: number;
}

function itemDaSefaz(numero: number, { ncm, valor, reais, va }: ItemDaSefaz) {
  return {
    numeroItem: `0000${numero}`,
    caracterizacaoImportacao: { indicadorImportacaoTerceiros: 'IMPORTACAO_DIRETA' },
    dadosProduto: { codigoProduto: `4${numero}`, versaoProduto: '1', niResponsavelProduto: '11222333', codigoNCM: ncm },
    relacaoExportadorFabricante: '0',
    dadosOperadorFabricante: { codigoOperadorFabricante: 'FAB-1', paisOperadorFabricante: { codigo: 'CN' } },
    dadosOperadorExportador: { codigoOperadorExportador: 'EXP-9', paisOperadorExportador: { codigo: 'HK' } },
    informacoesComplementares: { descricaoComplementarMercadoria: `MERCADORIA FICTICIA ${numero}` },
    vinculacaoCompradorVendedor: '1',
    dadosCambiais: { coberturaCambial: '1' },
    lpcos: [{ numero: 'I2000000063', modelo: 'I00101', orgao: 'DECEX' }],
    declaracoesVinculadas: [
      {
        numeroDeclaracaoVinculada: '26BR00000000010',
        tipo: '1',
        versaoDeclaracaoVinculada: '0002',
        numeroDeclaracaoOriginal: '25BR00001883412',
        versaoDeclaracaoOriginal: '0001',
        numeroItemDeclaracaoOriginal: '00004',
        numeroItemDeclaracaoVinculada: '00003',
        dataHoraRegistro: '2025-11-18T23:40:12.000-0300',
        itemNcmAssociada: '85177900',
        valorFreteReal: 25.4,
        valorSeguroReal: 5.1,
        qtdMercadoriaUnidadeEstatistica: 2.5,
        unidadeMedidaEstatistica: 'PECA',
        itemCodigoRegime: 5,
        itemCodigoFundamento: 56,
        mnemonicoSistemaControle: 'DRAW_SUSPENSAO',
      },
    ],
    condicaoVendaMercadoria: {
      metodoValoracao: 1,
      incoterm: 'FOB',
      acrescimosDeducoes: [{ tipoOperacao: '1', codigo: 16, moeda: 220, valor: 10.5, valorReal: 52.5 }],
    },
    itemTributo: {
      dadosMercadoria: {
        tipoAplicacao: '4',
        condicao: '1',
        unidadeEstatistica: 'KG',
        pesoLiquido: 1.5,
        unidadeComercializada: 'PECA',
        quantidadeUnidadeEstatistica: 2.5,
        valorUnitarioCondicaoVenda: 40.0000001,
        valorMercadoriaCondicaoVendaReal: reais,
        quantidadeUnidadeComercializada: 2.5,
        moedaNegociada: 220,
        valorMercadoriaCondicaoVendaMoedaNegociada: valor,
      },
      valorMercadoria: { valorMercadoria: reais, valorFreteRateado: 25.4, valorSeguroRateado: 5.1, valorAduaneiro: va },
      tributosAplicados: [{ tributo: { codigo: 'II' }, regime: { codigo: '5' }, fundamentoLegal: { codigo: '56' } }],
      calculosTributos: [
        {
          imposto: { codigo: 'II' },
          valorBaseCalculo: va,
          tipoAliquota: { codigo: '1', descricao: 'Ad valorem' },
          valorAliquota: 16,
          valorCalculado: 84.32,
          valorDevido: 84.32,
          valorSuspenso: 84.32,
          impostoARecolher: 0,
          indicadorTributado: '1',
        },
      ],
    },
  };
}
