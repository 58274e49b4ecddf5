import type { ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { leitor, semVazios, versaoSemZeros } from './duimp-sefaz-leitor.ts';

/** Converts an item of the answer to the Sefaz to the names of the consulta. */
export function itemDaSefaz(json: ObjetoJson, { numero, versao }: { numero?: string; versao?: string }): ObjetoJson {
  const item = leitor(json);
  const produto = 'dadosProduto';
  const mercadoria = 'itemTributo.dadosMercadoria';
  const valor = 'itemTributo.valorMercadoria';
  return semVazios({
    identificacao: { numero, versao, numeroItem: item.tomar('numeroItem') },
    produto: {
      codigo: item.tomar(`${produto}.codigoProduto`),
      versao: item.tomar(`${produto}.versaoProduto`),
      niResponsavel: item.tomar(`${produto}.niResponsavelProduto`),
      ncm: item.tomar(`${produto}.codigoNCM`),
    },
    caracterizacaoImportacao: {
      indicador: item.tomar('caracterizacaoImportacao.indicadorImportacaoTerceiros'),
      ni: item.tomar('caracterizacaoImportacao.identificacaoTerceiro'),
    },
    indicadorExportadorFabricante: { codigo: item.pelo('relacaoExportadorFabricante', EXPORTADOR_E_FABRICANTE) },
    fabricante: {
      codigo: item.tomar('dadosOperadorFabricante.codigoOperadorFabricante'),
      versao: item.tomar('dadosOperadorFabricante.versaoOperadorFabricante'),
      niOperador: item.tomar('dadosOperadorFabricante.niOperadorFabricante'),
      pais: {
        codigo:
          item.tomar('dadosOperadorFabricante.paisOperadorFabricante.codigo') ??
          item.tomar(`${produto}.paisOrigem.codigo`),
      },
    },
    exportador: {
      codigo: item.tomar('dadosOperadorExportador.codigoOperadorExportador'),
      versao: item.tomar('dadosOperadorExportador.versaoOperadorExportador'),
      niOperador: item.tomar('dadosOperadorExportador.niOperadorExportador'),
      pais: { codigo: item.tomar('dadosOperadorExportador.paisOperadorExportador.codigo') },
    },
    indicadorCompradorVendedor: { codigo: item.pelo('vinculacaoCompradorVendedor', VINCULOS) },
    mercadoria: {
      tipoAplicacao: { codigo: item.pelo(`${mercadoria}.tipoAplicacao`, APLICACOES) },
      condicao: item.pelo(`${mercadoria}.condicao`, { '1': 'NOVA', '2': 'USADA' }),
      unidadeComercial: item.tomar(`${mercadoria}.unidadeComercializada`),
      quantidadeComercial: item.tomar(`${mercadoria}.quantidadeUnidadeComercializada`),
      quantidadeMedidaEstatistica: item.tomar(`${mercadoria}.quantidadeUnidadeEstatistica`),
      pesoLiquido: item.tomar(`${mercadoria}.pesoLiquido`),
      moedaNegociada: { codigo: item.moeda(`${mercadoria}.moedaNegociada`) },
      valorUnitarioMoedaNegociada: item.tomar(`${mercadoria}.valorUnitarioCondicaoVenda`),
      descricao: item.tomar('informacoesComplementares.descricaoComplementarMercadoria'),
    },
    condicaoVenda: {
      metodoValoracao: { codigo: item.tomar('condicaoVendaMercadoria.metodoValoracao') },
      incoterm: { codigo: item.tomar('condicaoVendaMercadoria.incoterm') },
      valorBRL: item.tomar(`${mercadoria}.valorMercadoriaCondicaoVendaReal`),
      valorMoedaNegociada: item.tomar(`${mercadoria}.valorMercadoriaCondicaoVendaMoedaNegociada`),
      frete: { valorBRL: item.tomar(`${valor}.valorFreteRateado`) },
      seguro: { valorBRL: item.tomar(`${valor}.valorSeguroRateado`) },
      acrescimosDeducoes: item.lista('condicaoVendaMercadoria.acrescimosDeducoes').map(ajuste),
    },
    lpcos: item.lista('lpcos'),
    declaracoesVinculadas: item.lista('declaracoesVinculadas').map(vinculada),
    dadosCambiais: {
      coberturaCambial: { codigo: item.pelo('dadosCambiais.coberturaCambial', COBERTURAS) },
      numeroROF: item.tomar('dadosCambiais.numeroROFBacen'),
      valorCoberturaCambial: item.tomar('dadosCambiais.valorCoberturaCambial'),
      motivoSemCobertura: { codigo: item.tomar('dadosCambiais.motivoSemCobertura.codigo') },
    },
    atributosDuimp: item.lista('informacoesComplementares.atributosDinamicos'),
    atributosFundamentoLegalDuimp: item.lista('itemTributo.atributosFundamentoLegalDuimp'),
    tributos: {
      mercadoria: {
        valorLocalEmbarqueBRL: item.tomar(`${valor}.valorMercadoria`),
        valorAduaneiroBRL: item.tomar(`${valor}.valorAduaneiro`),
      },
      tributosAplicados: item.lista('itemTributo.tributosAplicados').map(tributoAplicado),
      tributosCalculados: item.lista('itemTributo.calculosTributos').map(tributoDoItem),
    },
    sefaz: item.resto(),
  });
}

function ajuste(json: ObjetoJson): ObjetoJson {
  const leitorDoAjuste = leitor(json);
  return semVazios({
    tipo: leitorDoAjuste.pelo('tipoOperacao', { '1': 'ACRESCIMO', '2': 'DEDUCAO' }),
    moeda: { codigo: leitorDoAjuste.moeda('moeda'), valor: leitorDoAjuste.tomar('valor') },
    valorBRL: leitorDoAjuste.tomar('valorReal'),
    denominacao: { codigo: leitorDoAjuste.tomar('codigo') },
    sefaz: leitorDoAjuste.resto(),
  });
}

function vinculada(json: ObjetoJson): ObjetoJson {
  const leitorDaVinculada = leitor(json);
  const semZeros = (caminho: string) => {
    const valor = leitorDaVinculada.tomar(caminho);
    return typeof valor === 'string' ? versaoSemZeros(valor.trim()) : valor;
  };
  return semVazios({
    tipo: leitorDaVinculada.pelo('tipo', { '1': 'DUIMP', '2': 'DUE', '3': 'DI', '4': 'DE' }),
    numeroDeclaracaoVinculada: leitorDaVinculada.tomar('numeroDeclaracaoVinculada'),
    versaoDeclaracaoVinculada: semZeros('versaoDeclaracaoVinculada'),
    dataRegistro: leitorDaVinculada.tomar('dataHoraRegistro'),
    numeroDeclaracaoOriginal: leitorDaVinculada.tomar('numeroDeclaracaoOriginal'),
    versaoDeclaracaoOriginal: semZeros('versaoDeclaracaoOriginal'),
    numeroItemDeclaracaoOriginal: semZeros('numeroItemDeclaracaoOriginal'),
    item: {
      numeroItemDeclaracaoVinculada: semZeros('numeroItemDeclaracaoVinculada'),
      ncm: leitorDaVinculada.tomar('itemNcmAssociada'),
      qtdUnidadeEstatistica: leitorDaVinculada.tomar('qtdMercadoriaUnidadeEstatistica'),
      frete: { valorBRL: leitorDaVinculada.tomar('valorFreteReal') },
      seguro: { valorBRL: leitorDaVinculada.tomar('valorSeguroReal') },
    },
    sefaz: leitorDaVinculada.resto(),
  });
}

function tributoAplicado(json: ObjetoJson): ObjetoJson {
  const leitorDoTributo = leitor(json);
  return semVazios({
    tributo: { codigo: leitorDoTributo.tomar('tributo.codigo') },
    regime: { codigo: leitorDoTributo.tomar('regime.codigo') },
    fundamento: { codigo: leitorDoTributo.tomar('fundamentoLegal.codigo') },
    atributos: leitorDoTributo.lista('atributosDinamicos'),
    sefaz: leitorDoTributo.resto(),
  });
}

function tributoDoItem(json: ObjetoJson): ObjetoJson {
  const leitorDoTributo = leitor(json);
  return semVazios({
    tipo: leitorDoTributo.tomar('imposto.codigo'),
    valoresBRL: {
      ...valoresDoTributo(leitorDoTributo),
      originalDevido: leitorDoTributo.tomar('valorOriginalmenteDevido'),
      calculadoPagProporcional: leitorDoTributo.tomar('valorCalculadoPagamentoProporcional'),
    },
    memoriaCalculo: {
      codigoFundamentoLegalNormal: leitorDoTributo.tomar('fundamentoLegalNormal.codigo'),
      baseCalculoBRL: leitorDoTributo.tomar('valorBaseCalculo'),
      baseCalculoEspecificaBRL: leitorDoTributo.tomar('valorBaseCalculoEspecifica'),
      baseCalculoReduzidaBRL: leitorDoTributo.tomar('valorBaseCalculoReduzida'),
      percentualReducaoBaseCalculo: leitorDoTributo.tomar('percReducaoBaseCalculo'),
      tipoAliquota: leitorDoTributo.pelo('tipoAliquota.codigo', { '1': 'AD_VALOREM', '2': 'ESPECIFICA' }),
      percentualReducaoAliquotaReduzida: leitorDoTributo.tomar('percReducaoAliquotaReduzida'),
      valorAliquota: leitorDoTributo.tomar('valorAliquota'),
      valorAliquotaEspecifica: leitorDoTributo.tomar('valorAliquotaEspecifica'),
      valorAliquotaReduzida: leitorDoTributo.tomar('valorAliquotaReduzida'),
      normal: leitorDoTributo.tomar('valorNormal'),
      percentualPagamento: leitorDoTributo.tomar('percentualPagamentoProporcional'),
    },
    sefaz: leitorDoTributo.resto(),
  });
}

/** The amounts of a tax that both the cover and an item give. */
export function valoresDoTributo(leitorDoTributo: ReturnType<typeof leitor>) {
  return {
    calculado: leitorDoTributo.tomar('valorCalculado'),
    aReduzir: leitorDoTributo.tomar('valorAReduzir'),
    devido: leitorDoTributo.tomar('valorDevido'),
    suspenso: leitorDoTributo.tomar('valorSuspenso'),
    aRecolher: leitorDoTributo.tomar('impostoARecolher'),
  };
}

const APLICACOES = {
  '1': 'CONSUMO',
  '2': 'REVENDA',
  '3': 'INCORPORACAO_ATIVO_FIXO',
  '4': 'INDUSTRIALIZACAO',
  '9': 'OUTRA',
};

const EXPORTADOR_E_FABRICANTE = { '0': 'EXPORTADOR_DIFERENTE_FABRICANTE', '1': 'EXPORTADOR_IGUAL_FABRICANTE' };

const VINCULOS = {
  '1': 'NAO_HA_VINCULACAO',
  '2': 'VINCULACAO_SEM_INFLUENCIA_PRECO',
  '3': 'VINCULACAO_COM_INFLUENCIA_PRECO',
};

const COBERTURAS = { '1': 'ATE_180_DIAS', '2': 'DE_180_ATE_360', '3': 'ACIMA_360', '4': 'SEM_COBERTURA' };
