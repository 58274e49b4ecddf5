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
  const um = leitor(json);
  return semVazios({
    tipo: um.pelo('tipoOperacao', { '1': 'ACRESCIMO', '2': 'DEDUCAO' }),
    moeda: { codigo: um.moeda('moeda'), valor: um.tomar('valor') },
    valorBRL: um.tomar('valorReal'),
    denominacao: { codigo: um.tomar('codigo') },
    sefaz: um.resto(),
  });
}

function vinculada(json: ObjetoJson): ObjetoJson {
  const uma = leitor(json);
  const semZeros = (caminho: string) => {
    const valor = uma.tomar(caminho);
    return typeof valor === 'string' ? versaoSemZeros(valor.trim()) : valor;
  };
  return semVazios({
    tipo: uma.pelo('tipo', { '1': 'DUIMP', '2': 'DUE', '3': 'DI', '4': 'DE' }),
    numeroDeclaracaoVinculada: uma.tomar('numeroDeclaracaoVinculada'),
    versaoDeclaracaoVinculada: semZeros('versaoDeclaracaoVinculada'),
    dataRegistro: uma.tomar('dataHoraRegistro'),
    numeroDeclaracaoOriginal: uma.tomar('numeroDeclaracaoOriginal'),
    versaoDeclaracaoOriginal: semZeros('versaoDeclaracaoOriginal'),
    numeroItemDeclaracaoOriginal: semZeros('numeroItemDeclaracaoOriginal'),
    item: {
      numeroItemDeclaracaoVinculada: semZeros('numeroItemDeclaracaoVinculada'),
      ncm: uma.tomar('itemNcmAssociada'),
      qtdUnidadeEstatistica: uma.tomar('qtdMercadoriaUnidadeEstatistica'),
      frete: { valorBRL: uma.tomar('valorFreteReal') },
      seguro: { valorBRL: uma.tomar('valorSeguroReal') },
    },
    sefaz: uma.resto(),
  });
}

function tributoAplicado(json: ObjetoJson): ObjetoJson {
  const um = leitor(json);
  return semVazios({
    tributo: { codigo: um.tomar('tributo.codigo') },
    regime: { codigo: um.tomar('regime.codigo') },
    fundamento: { codigo: um.tomar('fundamentoLegal.codigo') },
    atributos: um.lista('atributosDinamicos'),
    sefaz: um.resto(),
  });
}

function tributoDoItem(json: ObjetoJson): ObjetoJson {
  const um = leitor(json);
  return semVazios({
    tipo: um.tomar('imposto.codigo'),
    valoresBRL: {
      ...valoresDoTributo(um),
      originalDevido: um.tomar('valorOriginalmenteDevido'),
      calculadoPagProporcional: um.tomar('valorCalculadoPagamentoProporcional'),
    },
    memoriaCalculo: {
      codigoFundamentoLegalNormal: um.tomar('fundamentoLegalNormal.codigo'),
      baseCalculoBRL: um.tomar('valorBaseCalculo'),
      baseCalculoEspecificaBRL: um.tomar('valorBaseCalculoEspecifica'),
      baseCalculoReduzidaBRL: um.tomar('valorBaseCalculoReduzida'),
      percentualReducaoBaseCalculo: um.tomar('percReducaoBaseCalculo'),
      tipoAliquota: um.pelo('tipoAliquota.codigo', { '1': 'AD_VALOREM', '2': 'ESPECIFICA' }),
      percentualReducaoAliquotaReduzida: um.tomar('percReducaoAliquotaReduzida'),
      valorAliquota: um.tomar('valorAliquota'),
      valorAliquotaEspecifica: um.tomar('valorAliquotaEspecifica'),
      valorAliquotaReduzida: um.tomar('valorAliquotaReduzida'),
      normal: um.tomar('valorNormal'),
      percentualPagamento: um.tomar('percentualPagamentoProporcional'),
    },
    sefaz: um.resto(),
  });
}

/** The amounts of a tax that both the cover and an item give. */
export function valoresDoTributo(um: ReturnType<typeof leitor>) {
  return {
    calculado: um.tomar('valorCalculado'),
    aReduzir: um.tomar('valorAReduzir'),
    devido: um.tomar('valorDevido'),
    suspenso: um.tomar('valorSuspenso'),
    aRecolher: um.tomar('impostoARecolher'),
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
