/**
 * The layouts of the files of the trade, as facts: name, type (`C` text, `N` digits), size and implied decimals of each field. They come
 * from the published layouts and from files that were sent; what is known of a field from one source only says so beside its list.
 */

/** DCR-E, by registro. */
export const DCRE: Readonly<Record<string, string>> = {
  '0': 'CNPJ C14; CPF C11; PPB C80; DESCPROD C80; NCM C8; UNIDADE C80; PESO_BRUTO N14,5; SALARIO N15,4; ENCARGO N15,4; TP_DCRE C1; DCRE_ANT C10; PROCESSO C17; VERSAO C4; ORIDCRE C1; TP_COEFIC C1',
  '1': 'CODPROD C15; MODELO C4; DESCRICAO C80; PRC_VENDA N15,2',
  '2': 'CODPROD C15; NUMERO C4; NF C10; SERIE C5; CNPJ C14; IE C15; DATAEMIS D8; DESCPROD C80; UNIDADE C80; NCM C8; QTDE N15,7; CUSTO_UNIT N15,6',
  '3': 'CODPROD C15; NROSUB C4; NUMERO C4; INCLUI_BC C1; IMP_DIR C1; INDIC_SUSP C1; DI C10; NUM_ADICAO C3; NUM_ITEM C2; NF C10; SERIE C5; CNPJ C14; IE C15; DATAEMIS D8; DESCPROD C80; UNIDADE C80; NCM C8; QTDE N15,7; IND_RED_II C1; CUSTO_UNIT N15,6',
  '4': 'CODPROD C15; NUMERO C4; IMP_DIR C1; INDIC_SUSP C1; DI C10; NUM_ADICAO C3; NUM_ITEM C2; NF C10; SERIE C5; CNPJ C14; IE C15; DATAEMIS D8; DESCPROD C80; UNIDADE C80; NCM C8; QTDE N15,7; ALIQUOTA N5,2; IND_RED_II C1; CUSTO_UNIT N15,6',
};

/** DCI, by registro: the fields that have a line of their own. */
export const DCI: Readonly<Record<string, string>> = {
  '00': 'DTREF N6,0; NRINSES N14,0; SERIE C5; NFISCAL C9; CNPJINT N14,0; VERS C5',
  '01': 'DTREF N6,0; CNPJINT N14,0; NRINSES N14,0; SERIE C5; NFISCAL C9; DTEMISS C8; DTSAIDA C8; CODCFOP C4; TPPESSOA C1; CPFCNPJ C14; UFDEST C2; INTERNAC C1; NBCO N3,0; NAG N4,0; NCC C19',
  '03': 'NRDCI N10,0; NRRET N17,0',
  '11': 'NFITEM N3,0; CODNCM C8; CODINT C15; CDDEST N1,0; CDESC C45; TXJTEC C253; ALIQTEC N5,2; TXIPI C253; ALIQIPI N5,2; UNIDADE C20; QUANTID N14,0; QUNTOT N14,5; VALUNIT N20,0; IPIDESTA N15,0; QTOT N14,5; UNIMED C20',
  '12': 'CNPJFOR N14,0; SERIE C5; NF C9; NRITEMNOTA N3,0; EMISSAO N8,0; CFOP N4,0; DL288 C1; OBSOLE C1; QUANT N14,5; VLUNIT N20,7; VLOBSOLE N15,2',
  '13': 'NDI C10; NDIANT C15; NADICAO C3; NITEMAD C2; DL288 C1; OBSOLE C1; QUANT N14,5; VUNIT N20,7; MOEDANEG N3,0; VFRETE N20,7; MOEDFRETE N3,0; VSEGURO N20,7; MOEDSEG N3,0; VTOBSOL N15,2; SUSPPISCOF C1',
  '14': 'NDSI N10,0; NDSIANT N15,0; NRBEM N3,0',
  '21': 'NRITEM N3,0; CDDEST C1; DCRE N10,0; CDPROD C15; DCR N9,0; CDESC C45; VUNDOL N20,7; CREDUCAO N5,2; QTDPROD N14,0; QUANT N14,5; UNIMED C20; VPIS N20,7; VCOFINS N20,7',
  '31': 'NFITEM N3,0; CDPROD C15; CDESC C45; UNIMED C20; DNCM N8,0; QUANT N14,0; VALUNIT N20,0',
  '32': 'CDPROD C15; CDISUM C15; CDNCM C8; DNCM C45; UNIMED C20; QTINSUM N14,5',
  '33': 'CDISUM C15; QTOTINS N14,5; LOCDEST N1,0; QTINSD N14,5',
  '41': 'NFITEM N3,0; CDNCM C8; CDPROD C15; CDESC C45; UNIMED C20; QTDUNI N14,0; QTDNCM N14,0; VUNIT N20,0; VTOTUN N15,2; QTPROD N14,5; QTPRODE N14,5',
};

/** DCI: the lines (registro and place) that the layout gives for several fields in one; of registro 02 only that it exists. */
export const DCI_RESUMIDOS: readonly string[] =
  '02. 03.3 03.4 03.5 03.6 03.7 03.8 03.9 03.10 03.11 03.12 03.13 14.4 31.8 33.4 34.1 35.1 36.1'.split(' ');

/** PLI (PL5), by registro, in the order of the layout: each field with its first column. */
export const PLI: readonly (readonly [string, string])[] = [
  [
    '01',
    'PLI 2 C10; inscricao Suframa 12 C9; tipo importador 21 C1; CNPJ 22 C14; pais 36 C3; razao social 39 C60; telefone 99 C15; endereco 114 C40; numero 154 C6; complemento 160 C21; bairro 181 C25; municipio 206 C25; UF 231 C2; CEP 233 C8; CNAE 241 C4; CPF representante legal 245 C11; tipo documento 256 C1; documento de referencia 257 C8; aplicacao 265 C2; LI de referencia 267 C10; PEXPAM numero 277 C8; PEXPAM ano 285 C4; email 289 C50; versao 339 C3; LI exigencia 342 C1',
  ],
  [
    '09',
    'PLI / inscricao 2 C19; NCM 21 C8; produto+tipo+modelo 29 C11; NALADI 40 C8; peso liquido 48 N15,5; quantidade estatistica 63 N14,5; codigo aplicacao 77 C1; moeda 78 C3; incoterm 81 C3; VMCV 84 N15,2; material usado 99 C1; bem sob encomenda 100 C1; comunicado de compra 101 C13; URF entrada 114 C7; pais procedencia 121 C3; URF despacho 124 C7; CRA 131 N4,2',
  ],
  [
    '08',
    'fornecedor nome 40 C60; fornecedor logradouro 100 C40; fornecedor numero 140 C6; fornecedor complemento 146 C21; fornecedor cidade 167 C25; fornecedor estado 192 C25; fornecedor pais aquisicao 217 C3; tipo fornecedor 220 C1; fabricante nome 221 C60; fabricante logradouro 281 C40; fabricante numero 321 C6; fabricante complemento 327 C21; fabricante cidade 348 C25; fabricante estado 373 C25; fabricante pais 398 C3',
  ],
  [
    '10',
    'tipo acordo tarifario 40 C1; acordo ALADI 41 C3; regime tributario 44 C1; fundamento legal 45 C2; cobertura cambial 47 C1; modalidade pagamento 48 C2; dias limite 50 C3; instituicao financeira 53 C2; motivo 55 C2; agencia secex 57 C5; ato drawback 62 C13',
  ],
  [
    '03',
    'NCM 21 C8; codigo detalhe 29 C4; produto+tipo+modelo 33 C11; quantidade 44 N14,5; unidade 58 C20; valor unitario 78 N18,7; descricao 96 C254; referencia fabricante 350 C20; part number 370 C20; materia-prima basica 390 C20',
  ],
  ['06', 'sequencia 44 C3; texto complemento 47 C253'],
  ['04', 'processo anuente 29 C20; orgao 49 C10; produto+tipo+modelo 59 C11'],
  ['05', 'destaque NCM 29 C3; produto+tipo+modelo 32 C11'],
  ['07', 'sequencia 40 C3; informacao complementar 43 C253'],
];

/** PLI: the length of a line. */
export const PLI_COMPRIMENTOS: Readonly<Record<string, number>> = {
  '01': 343,
  '09': 135,
  '08': 401,
  '10': 75,
  '03': 410,
  '06': 300,
  '04': 70,
  '05': 43,
  '07': 296,
};

/** DI → Suframa, by registro, in the order of the layout: each field with its first column. */
export const DI_SUFRAMA: readonly (readonly [string, string])[] = [
  [
    '01',
    'numero DI 2 C10; quantidade de adicoes 12 C3; data desembaraco 15 C8; data registro 23 C8; tipo declaracao 31 C2; CNPJ importador 33 C14; URF entrada 47 C7; URF despacho 54 C7; recinto 61 C7; via transporte 68 C2; multimodal 70 C1; VMLE US$ 71 N15,2; VMLE R$ 86 N15,2; setor armazenamento 101 C3',
  ],
  [
    '10',
    'numero DI 2 C10; adicao 12 C3; numero LI 15 C10; peso 28 N15,5; frete moeda 43 N15,2; codigo moeda frete 58 C3; frete US$ 61 N11,2; frete R$ 72 N15,2; seguro moeda 87 N15,2; codigo moeda seguro 102 C3; seguro US$ 105 N11,2; seguro R$ 116 N15,2; fundamento legal 131 C2; valor US$ 133 N11,2; valor moeda 144 N15,2',
  ],
];

/** DI → Suframa: registros of which only the name is known. */
export const DI_SUFRAMA_SO_O_NOME: Readonly<Record<string, string>> = {
  '04': 'embalagem',
  '05': 'armazem',
};

/** DAI (MatrizDIe and DIe, namespace of the Sefaz/AM), by element: the field, and its decimals where it has them. */
export const DAI: Readonly<Record<string, string>> = {
  Importador: 'tipoImportador; cdImportador',
  ItemMatriz:
    'cdNcmProdFinal; cdSuframa; cdDestinacao; cdUtilizacao; cdTributacao; numDecreto; tpDocumentoConcessivo; numDocumentoConcessivo; dtInicioBeneficio; dtFimBeneficio',
  InfDIe:
    'tipoDIe; nrDocumento; dtDocumento; vlFob 2; vlFrete 2; vlSeguro 2; vlII 2; vlIPI 2; vlPisCofins 2; vlTaxasDiversas 2; vlTaxasCapatazia 2; vlTaxaDolar 4; vlPesoLiquido 6; cdRecintoAduaneiro; cdPaisProcedencia; qtdeAdicoes; txInfoCompl',
  adicao:
    'numAdicao; nomeFornecedor; cdImportador; nomeImportador; vlFob 2; vlFrete 2; vlSeguro 2; vlIi 2; vlIpi 2; vlPisCofins 2; vlPesoLiquido 6; cdTributacao; vlBcIcms 2; vlIcms 2; vlIcmsSI 2',
  itemAdicao: 'numItem; cdNcmItem; txDescricaoDestalhada; qtdItem 5; unidadeMedida; vlUnitario 7; vlTotal 2',
};

/** XML of the DI, by group: the leaf, and where it is a decimal its width (0 where it is not padded) and its decimals. Five decimals of a specific rate are known from one system only. */
export const DI_XML: Readonly<Record<string, string>> = {
  adicao:
    'cideValorAliquotaEspecifica 11,5; cideValorDevido 15,2; cideValorRecolher 15,2; codigoRelacaoCompradorVendedor; codigoVinculoCompradorVendedor; cofinsAliquotaAdValorem 5,2; cofinsAliquotaEspecificaQuantidadeUnidade 9,0; cofinsAliquotaEspecificaValor 10,5; cofinsAliquotaReduzida 5,2; cofinsAliquotaValorDevido 15,2; cofinsAliquotaValorRecolher 15,2; condicaoVendaIncoterm; condicaoVendaLocal; condicaoVendaMetodoValoracaoCodigo; condicaoVendaMetodoValoracaoNome; condicaoVendaMoedaCodigo; condicaoVendaMoedaNome; condicaoVendaValorMoeda 15,2; condicaoVendaValorReais 15,2; dadosCambiaisCoberturaCambialCodigo; dadosCambiaisCoberturaCambialNome; dadosCambiaisInstituicaoFinanciadoraCodigo; dadosCambiaisInstituicaoFinanciadoraNome; dadosCambiaisMotivoSemCoberturaCodigo; dadosCambiaisMotivoSemCoberturaNome; dadosCambiaisValorRealCambio 15,2; dadosCargaPaisProcedenciaCodigo; dadosCargaUrfEntradaCodigo; dadosCargaViaTransporteCodigo; dadosMercadoriaAplicacao; dadosMercadoriaCodigoNaladiNCCA; dadosMercadoriaCodigoNaladiSH; dadosMercadoriaCodigoNcm; dadosMercadoriaCondicao; dadosMercadoriaMedidaEstatisticaQuantidade 14,5; dadosMercadoriaMedidaEstatisticaUnidade; dadosMercadoriaNomeNcm; dadosMercadoriaPesoLiquido 15,5; dcrCoeficienteReducao 5,2; dcrIdentificacao; dcrValorDevido 15,2; dcrValorDolar 15,2; dcrValorReal 15,2; dcrValorRecolher 15,2; fabricanteCidade; fabricanteComplemento; fabricanteEstado; fabricanteLogradouro; fabricanteNome; fabricanteNumero; fornecedorCidade; fornecedorComplemento; fornecedorEstado; fornecedorLogradouro; fornecedorNome; fornecedorNumero; freteMoedaNegociadaCodigo; freteValorMoedaNegociada 15,2; freteValorReais 15,2; iiAcordoTarifarioTipoCodigo; iiAliquotaAcordo 5,2; iiAliquotaAdValorem 5,2; iiAliquotaPercentualReducao 5,2; iiAliquotaReduzida 5,2; iiAliquotaValorCalculado 15,2; iiAliquotaValorDevido 15,2; iiAliquotaValorRecolher 15,2; iiAliquotaValorReduzido 15,2; iiBaseCalculo 15,2; iiExTarifarioAtoLegalAno; iiExTarifarioAtoLegalCodigo; iiExTarifarioAtoLegalEX; iiExTarifarioAtoLegalNumero; iiExTarifarioAtoLegalOrgaoEmissor; iiFundamentoLegalCodigo; iiMotivoAdmissaoTemporariaCodigo; iiRegimeTributacaoCodigo; iiRegimeTributacaoNome; ipiAliquotaAdValorem 5,2; ipiAliquotaEspecificaCapacidadeRecipciente 5,0; ipiAliquotaEspecificaQuantidadeUnidadeMedida 9,0; ipiAliquotaEspecificaTipoRecipienteCodigo; ipiAliquotaEspecificaValorUnidadeMedida 10,5; ipiAliquotaNotaComplementarTIPI; ipiAliquotaReduzida 5,2; ipiAliquotaValorDevido 15,2; ipiAliquotaValorRecolher 15,2; ipiRegimeTributacaoCodigo; ipiRegimeTributacaoNome; numeroAdicao; numeroDI; numeroLI; paisAquisicaoMercadoriaCodigo; paisAquisicaoMercadoriaNome; paisOrigemMercadoriaCodigo; paisOrigemMercadoriaNome; pisCofinsBaseCalculoAliquotaICMS 5,2; pisCofinsBaseCalculoFundamentoLegalCodigo; pisCofinsBaseCalculoPercentualReducao 5,2; pisCofinsBaseCalculoValor 15,2; pisCofinsFundamentoLegalReducaoCodigo; pisCofinsRegimeTributacaoCodigo; pisCofinsRegimeTributacaoNome; pisPasepAliquotaAdValorem 5,2; pisPasepAliquotaEspecificaQuantidadeUnidade 9,0; pisPasepAliquotaEspecificaValor 10,5; pisPasepAliquotaReduzida 5,2; pisPasepAliquotaValorDevido 15,2; pisPasepAliquotaValorRecolher 15,2; relacaoCompradorVendedor; seguroMoedaNegociadaCodigo; seguroValorMoedaNegociada 15,2; seguroValorReais 15,2; sequencialRetificacao; valorMultaARecolher 15,2; valorMultaARecolherAjustado 15,2; valorReaisFreteInternacional 15,2; valorReaisSeguroInternacional 15,2; valorTotalCondicaoVenda 0,7; vinculoCompradorVendedor',
  destaqueNcm: 'numeroDestaque',
  mercadoria: 'descricaoMercadoria; numeroSequencialItem; quantidade 14,5; unidadeMedida; valorUnitario 20,7',
  nomenclaturaValorAduaneiro: 'atributo; especificacao; nivelNome',
  armazem: 'nomeArmazem',
  declaracao:
    'armazenamentoRecintoAduaneiroCodigo; armazenamentoRecintoAduaneiroNome; armazenamentoSetor; canalSelecaoParametrizada; caracterizacaoOperacaoCodigoTipo; caracterizacaoOperacaoDescricaoTipo; cargaDataChegada; cargaNumeroAgente; cargaPaisProcedenciaCodigo; cargaPaisProcedenciaNome; cargaPesoBruto 15,5; cargaPesoLiquido 15,5; cargaUrfEntradaCodigo; cargaUrfEntradaNome; conhecimentoCargaEmbarqueData; conhecimentoCargaEmbarqueLocal; conhecimentoCargaId; conhecimentoCargaIdMaster; conhecimentoCargaTipoCodigo; conhecimentoCargaTipoNome; conhecimentoCargaUtilizacao; conhecimentoCargaUtilizacaoNome; dataDesembaraco; dataRegistro; documentoChegadaCargaCodigoTipo; documentoChegadaCargaNome; documentoChegadaCargaNumero; freteCollect 15,2; freteEmTerritorioNacional 15,2; freteMoedaNegociadaCodigo; freteMoedaNegociadaNome; fretePrepaid 15,2; freteTotalDolares 15,2; freteTotalMoeda 0,2; freteTotalReais 15,2; importadorCodigoTipo; importadorCpfRepresentanteLegal; importadorEnderecoBairro; importadorEnderecoCep; importadorEnderecoComplemento; importadorEnderecoLogradouro; importadorEnderecoMunicipio; importadorEnderecoNumero; importadorEnderecoUf; importadorNome; importadorNomeRepresentanteLegal; importadorNumero; importadorNumeroTelefone; informacaoComplementar; localDescargaTotalDolares 15,2; localDescargaTotalReais 15,2; localEmbarqueTotalDolares 15,2; localEmbarqueTotalReais 15,2; modalidadeDespachoCodigo; modalidadeDespachoNome; numeroDI; operacaoFundap; seguroMoedaNegociadaCodigo; seguroMoedaNegociadaNome; seguroTotalDolares 15,2; seguroTotalMoedaNegociada 15,2; seguroTotalReais 15,2; sequencialRetificacao; situacaoEntregaCarga; tipoDeclaracaoCodigo; tipoDeclaracaoNome; totalAdicoes; urfDespachoCodigo; urfDespachoNome; valorTotalMultaARecolherAjustado 15,2; viaTransporteCodigo; viaTransporteMultimodal; viaTransporteNome; viaTransporteNomeTransportador; viaTransporteNomeVeiculo; viaTransportePaisTransportadorCodigo; viaTransportePaisTransportadorNome',
  documentoInstrucaoDespacho: 'codigoTipoDocumentoDespacho; nomeDocumentoDespacho; numeroDocumentoDespacho',
  embalagem: 'codigoTipoEmbalagem; nomeEmbalagem; quantidadeVolume',
  icms: 'agenciaIcms; bancoIcms; codigoTipoRecolhimentoIcms; cpfResponsavelRegistro; dataRegistro; horaRegistro; nomeTipoRecolhimentoIcms; numeroSequencialIcms; ufIcms; valorTotalIcms 15,2',
  pagamento:
    'agenciaPagamento; bancoPagamento; codigoReceita; codigoTipoPagamento; contaPagamento; dataPagamento; nomeTipoPagamento; numeroRetificacao; valorJurosEncargos 9,2; valorMulta 9,2; valorReceita 15,2',
};
