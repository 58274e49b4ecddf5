import type { ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { itemDaSefaz, valoresDoTributo } from './duimp-sefaz-item.ts';
import { leitor, semVazios, versaoSemZeros } from './duimp-sefaz-leitor.ts';

/**
 * Converts the answer of the Portal Único to the Sefaz (`GET /sefaz/duimp/{número}`, SefazDuimpCover), cover and items in one, to
 * the names of the consulta. Each leaf moves to its place there, by the domains of the published OpenAPI. A leaf without a place
 * stays under `sefaz`. `respostaASefaz` distinguishes it from an answer to the importer.
 */
export function daSefaz(resposta: ObjetoJson): ObjetoJson {
  const capa = leitor(resposta);
  const numero = capa.texto('numeroDeclaracao');
  const versao = versaoSemZeros(capa.texto('versaoDeclaracao'));
  const itens = capa.lista('itens').map((item) => itemDaSefaz(item, { numero, versao }));
  const tributos = capa.lista('sefazDadosResumo.dadosTributos.tributosCalculados').map(tributoDaCapa);
  const taxa = capa.tomar('sefazDadosResumo.dadosTributos.taxaUtilizacao');
  if (taxa !== undefined) tributos.push({ tipo: 'TAXA_UTILIZACAO', valoresBRL: { aRecolher: taxa } });
  const tipoImportador = capa.pelo('tipoImportador', { '1': 'CNPJ', '2': 'CPF' });
  return semVazios({
    respostaASefaz: 'true',
    identificacao: {
      numero,
      versao,
      dataRegistro: capa.tomar('dataHoraRegistro'),
      responsavelRegistroNumero: capa.tomar('cpfResponsavel'),
      importador: {
        tipoImportador,
        // A JSON number has lost its leading zeros.
        ni: capa.texto('niImportador')?.padStart(tipoImportador === 'CPF' ? 11 : 14, '0'),
        nome: capa.tomar('nomeImportador'),
      },
    },
    situacao: { situacaoDuimp: capa.pelo('situacaoDeclaracao.codigo', SITUACOES) },
    resultadoAnaliseRisco: { canalConsolidado: capa.pelo('canalSelecao', CANAIS) },
    carga: {
      tipoIdentificacaoCarga: capa.tomar('dadosCarga.tipoIdentificacaoCarga'),
      identificacao: capa.tomar('dadosCarga.identificacaoCarga'),
      unidadeDeclarada: { codigo: capa.tomar('dadosCarga.uaDeclarada') },
      paisProcedencia: { codigo: capa.tomar('dadosCarga.paisProcedencia.codigo') },
      frete: {
        codigoMoedaNegociada: capa.moeda('dadosCarga.moedaFreteTotal'),
        valorMoedaNegociada: capa.tomar('dadosCarga.valorFreteTotalMoedaUtiliza'),
      },
      seguro: {
        codigoMoedaNegociada: capa.moeda('dadosCarga.moedaSeguro'),
        valorMoedaNegociada: capa.tomar('dadosCarga.valorSeguroMoedaUtilizada'),
      },
      motivoSituacaoEspecial: {
        codigo: capa.tomar('informacoesSituacaoEspecialDespacho.motivoSituacaoEspecial.codigo'),
      },
    },
    documentos: { documentosInstrucao: capa.lista('documentosInstrutivoDespacho').map(documento) },
    tributos: {
      mercadoria: {
        valorTotalLocalEmbarqueBRL: capa.tomar(`${LOCAL_DE_EMBARQUE}.valorTotalMercadoriaLocalEmbarqueReal`),
        valorTotalLocalEmbarqueUSD: capa.tomar(`${LOCAL_DE_EMBARQUE}.valorTotalMercadoriaLocalEmbarqueDolar`),
      },
      tributosCalculados: tributos,
    },
    pagamentos: capa.lista('sefazDadosResumo.pagamentosDebitoConta').map(pagamento),
    sefaz: capa.resto(),
    itens,
  });
}

/** Recognises a SefazDuimpCover, or the general data of the legacy API, which has the same names. */
export function eDaSefaz(valor: ObjetoJson): boolean {
  return 'numeroDeclaracao' in valor && !('identificacao' in valor);
}

function documento(json: ObjetoJson): ObjetoJson {
  const leitorDoDocumento = leitor(json);
  return semVazios({
    tipo: { codigo: leitorDoDocumento.tomar('tipo.codigo'), nome: leitorDoDocumento.tomar('tipo.descricao') },
    palavrasChave: leitorDoDocumento.lista('palavrasChave'),
    sefaz: leitorDoDocumento.resto(),
  });
}

function tributoDaCapa(json: ObjetoJson): ObjetoJson {
  const leitorDoTributo = leitor(json);
  return semVazios({
    tipo: leitorDoTributo.tomar('imposto.codigo'),
    valoresBRL: valoresDoTributo(leitorDoTributo),
    sefaz: leitorDoTributo.resto(),
  });
}

function pagamento(json: ObjetoJson): ObjetoJson {
  const leitorDoPagamento = leitor(json);
  const juros = 'pagamentoJuros';
  return semVazios({
    versaoOrigem: versaoSemZeros(leitorDoPagamento.texto('versaoDuimpPagamento')),
    principal: {
      codigoReceita: leitorDoPagamento.tomar('codigoReceita'),
      valor: leitorDoPagamento.tomar('valorTributo'),
      dataPagamento: leitorDoPagamento.tomar('dataHoraPagamento'),
      banco: leitorDoPagamento.tomar('banco'),
      agencia: leitorDoPagamento.tomar('agencia'),
      conta: leitorDoPagamento.tomar('conta'),
      juros: {
        codigoReceita: leitorDoPagamento.tomar(`${juros}.codigoReceita`),
        valor: leitorDoPagamento.tomar(`${juros}.valorJuros`),
        dataPagamentoJuros: leitorDoPagamento.tomar(`${juros}.dataHoraPagamento`),
        bancoJuros: leitorDoPagamento.tomar(`${juros}.bancoJuros`),
        agenciaJuros: leitorDoPagamento.tomar(`${juros}.agenciaJuros`),
        contaJuros: leitorDoPagamento.tomar(`${juros}.contaJuros`),
      },
    },
    sefaz: leitorDoPagamento.resto(),
  });
}

const LOCAL_DE_EMBARQUE = 'sefazDadosResumo.valorTotalMercadoriaLocalEmbarque';

const SITUACOES = {
  '11': 'REGISTRADA_AGUARDANDO_CANAL',
  '12': 'REGISTRADA_AGUARDANDO_CANAL',
  '31': 'EM_CONFERENCIA_SELECIONADA',
  '36': 'EM_CONFERENCIA_SELECIONADA',
  '37': 'EM_CONFERENCIA_SELECIONADA',
  '40': 'DESEMBARACADA_AGUARDANDO_PENDENCIA_TRIBUTOS_ESTADUAIS',
  '42': 'DESEMBARACADA_AGUARDANDO_ENTREGA_CARGA',
  '43': 'DESEMBARACADA_CARGA_ENTREGUE',
  '50': 'ENTREGA_ANTECIPADA_AGUARDANDO_PENDENCIA_TRIBUTOS_ESTADUAIS',
  '52': 'ENTREGA_ANTECIPADA_AGUARDANDO_ENTREGA_CARGA',
  '53': 'ENTREGA_ANTECIPADA_CARGA_ENTREGUE',
  '80': 'CANCELADA_POR_APURACAO',
  '82': 'CANCELADA_PELA_ADUANA',
};

const CANAIS = { '1': 'VERDE', '12': 'AMARELO', '3': 'VERMELHO', '15': 'CINZA' };
