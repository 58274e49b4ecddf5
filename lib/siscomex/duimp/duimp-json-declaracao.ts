import type {
  DeclaracaoImportacao,
  DocumentoInstrucao,
  PagamentoDeclarado,
  ParcelaInternacional,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { lerAdicaoDuimp } from './duimp-json-adicao.ts';
import { agruparItens } from './duimp-json-adicoes.ts';
import { itensAtivos } from './duimp-json-item.ts';
import {
  dataEm,
  decimalEm,
  exigirTexto,
  folhasDe,
  inteiroEm,
  type Lugar,
  listaEm,
  recusa,
  textoEm,
} from './duimp-json-leitura.ts';

/** Reads a DUIMP of a file. */
export function lerDuimp(duimp: Lugar): DeclaracaoImportacao {
  const itens = itensAtivos(duimp);
  const adicoes = agruparItens(duimp, itens).map(lerAdicaoDuimp);
  const soma = (campo: 'freteReais' | 'seguroReais') =>
    dinheiro(somar(itens.map(({ duimp: itemDaDuimp }) => itemDaDuimp[campo])));
  const campos = folhasDe(duimp, TOMADOS);
  const vmld = itens.map(({ duimp: itemDaDuimp }) => itemDaDuimp.valorAduaneiro);
  return {
    numeroDI: exigirTexto(duimp, 'identificacao.numero').toUpperCase(),
    duimp: {
      versao: inteiroEm(duimp, 'identificacao.versao') ?? 1,
      situacao: textoEm(duimp, 'situacao.situacaoDuimp'),
      ...(textoEm(duimp, 'respostaASefaz') === 'true' && { respostaASefaz: true as const }),
    },
    sequencialRetificacao: 0,
    tipoDeclaracao: SEM_CODIGO,
    modalidadeDespacho: SEM_CODIGO,
    caracterizacaoOperacao: { codigo: null, nome: itens[0]?.caracterizacao ?? null },
    dataRegistro: dataEm(duimp, 'identificacao.dataRegistro') ?? recusar(duimp, 'identificacao.dataRegistro'),
    dataDesembaraco: dataEm(duimp, 'situacao.dataDesembaraco'),
    canalCodigo: canalDe(duimp),
    situacaoEntregaCarga: textoEm(duimp, 'situacao.controleCarga'),
    importador: {
      numero: exigirTexto(duimp, 'identificacao.importador.ni').replace(/[./-]/g, ''),
      nome: textoEm(duimp, 'identificacao.importador.nome'),
      representanteLegal: { cpf: textoEm(duimp, 'identificacao.responsavelRegistroNumero'), nome: null },
    },
    urfDespacho: codigoNome(duimp, 'carga.unidadeDeclarada'),
    carga: {
      viaTransporte: VIA_DA_CARGA[textoEm(duimp, 'carga.tipoIdentificacaoCarga') ?? ''] ?? SEM_CODIGO,
      transportador: null,
      veiculo: null,
      paisProcedencia: codigoNome(duimp, 'carga.paisProcedencia'),
      urfEntrada: SEM_CODIGO,
      recinto: SEM_CODIGO,
      setor: null,
      dataChegada: null,
      pesoBruto: null,
      pesoLiquido: somar(itens.map(({ duimp: itemDaDuimp }) => itemDaDuimp.pesoLiquido)).toFixed(5),
    },
    conhecimento: {
      numero: null,
      master: textoEm(duimp, 'carga.identificacao'),
      tipo: SEM_CODIGO,
      dataEmbarque: null,
      localEmbarque: null,
    },
    frete: comReais(parcela(duimp, 'carga.frete'), soma('freteReais')),
    seguro: comReais(parcela(duimp, 'carga.seguro'), soma('seguroReais')),
    totais: {
      adicoes: listaEm(duimp, 'adicoes').length > 0 ? adicoes.length : null,
      vmleDolares: decimalEm(duimp, 'tributos.mercadoria.valorTotalLocalEmbarqueUSD', 2),
      vmleReais: decimalEm(duimp, 'tributos.mercadoria.valorTotalLocalEmbarqueBRL', 2),
      vmldDolares: null,
      vmldReais: vmld.includes(null) ? null : dinheiro(somar(vmld)),
    },
    pagamentos: listaEm(duimp, 'pagamentos').map(lerPagamento),
    documentos: listaEm(duimp, 'documentos.documentosInstrucao').map(lerDocumento),
    embalagens: [],
    informacaoComplementar: textoEm(duimp, 'identificacao.informacaoComplementar'),
    adicoes,
    ...(Object.keys(campos).length > 0 && { campos }),
  };
}

function recusar(lugar: Lugar, caminho: string): never {
  throw recusa(lugar.caminho ? `${lugar.caminho}.${caminho}` : caminho, 'não veio no arquivo');
}

/** The name of the canal. If only the result of the Receita is there, the canal follows from it (domain/importacao.md §1.5). */
function canalDe(duimp: Lugar): string | null {
  const consolidado = textoEm(duimp, 'resultadoAnaliseRisco.canalConsolidado');
  if (consolidado) return CANAIS[consolidado.toUpperCase()] ?? consolidado;
  const [daReceita] = listaEm(duimp, 'resultadoAnaliseRisco.resultadoRFB');
  const resultado = daReceita && (textoEm(daReceita, 'resultado') ?? textoEm(daReceita, 'resultadoRFB'));
  return CANAL_DO_RESULTADO.find(([forma]) => forma.test(resultado ?? ''))?.[1] ?? null;
}

function codigoNome(lugar: Lugar, caminho: string) {
  return { codigo: textoEm(lugar, `${caminho}.codigo`), nome: textoEm(lugar, `${caminho}.nome`) };
}

function parcela(lugar: Lugar, caminho: string): Omit<ParcelaInternacional, 'valorReais'> {
  const moeda = textoEm(lugar, `${caminho}.codigoMoedaNegociada`) ?? textoEm(lugar, `${caminho}.moedaNegociada.codigo`);
  return {
    moeda: { codigo: moeda, nome: moeda },
    valorMoeda: decimalEm(lugar, `${caminho}.valorMoedaNegociada`, 2),
    valorDolares: null,
  };
}

/** An amount already in reais is taken as it is, because the sum of its rounded shares may differ by a cent. */
function comReais(declarada: Omit<ParcelaInternacional, 'valorReais'>, partes: string): ParcelaInternacional {
  const emReais = siglaDaMoeda(declarada.moeda.codigo) === 'BRL' ? declarada.valorMoeda : null;
  return { ...declarada, valorReais: emReais ?? partes };
}

/** The values of a payment are in `principal`, with its interest below. In files of earlier versions they are beside it. */
function lerPagamento(pagamento: Lugar): PagamentoDeclarado {
  const em = (nome: string) => (textoEm(pagamento, `principal.${nome}`) === null ? nome : `principal.${nome}`);
  const receita = em('codigoReceita');
  const data = [em('dataPagamento'), em('dataHoraPagamento')].find((nome) => textoEm(pagamento, nome) !== null);
  const valor = textoEm(pagamento, em('valor')) === null ? em('valorTributo') : em('valor');
  const juros = 'principal.juros.valor';
  const campos = folhasDe(pagamento, [receita, valor, juros, ...(data === undefined ? [] : [data])]);
  const pago = decimalEm(pagamento, valor, 2) ?? recusar(pagamento, valor);
  const ehMulta = /^MULTA/.test(textoEm(pagamento, 'principal.tributo.tipo') ?? '');
  return {
    codigoReceita: exigirTexto(pagamento, receita).padStart(4, '0'),
    data: data === undefined ? null : dataEm(pagamento, data),
    valorReceita: ehMulta ? NADA : pago,
    valorMulta: ehMulta ? pago : NADA,
    valorJuros: decimalEm(pagamento, juros, 2) ?? NADA,
    numeroRetificacao: 0,
    ...(Object.keys(campos).length > 0 && { campos }),
  };
}

const NADA = '0.00';

/** The number of an invoice or conhecimento is among the keywords of its document, which the Portal identifies by codes. */
function lerDocumento(documento: Lugar): DocumentoInstrucao {
  const palavras = listaEm(documento, 'palavrasChave').map((palavra) => textoEm(palavra, 'valor'));
  const valores = palavras.map((_, i) => `palavrasChave.${i + 1}.valor`);
  const campos = folhasDe(documento, ['tipo.codigo', 'tipo.nome', 'numero', ...valores]);
  return {
    tipo: codigoNome(documento, 'tipo'),
    numero: textoEm(documento, 'numero') ?? (palavras.filter(Boolean).join(', ') || null),
    ...(Object.keys(campos).length > 0 && { campos }),
  };
}

const SEM_CODIGO = { codigo: null, nome: null };

/** The type of identification of the cargo gives the via de transporte (domain/importacao.md §2.2). */
const VIA_DA_CARGA: Readonly<Record<string, { codigo: string; nome: string }>> = {
  CE: { codigo: '01', nome: 'MARÍTIMA' },
  RUC: { codigo: '04', nome: 'AÉREA' },
};

const CANAIS: Readonly<Record<string, string>> = { VD: 'VERDE', AM: 'AMARELO', VM: 'VERMELHO', CZ: 'CINZA' };

const CANAL_DO_RESULTADO: readonly (readonly [RegExp, string])[] = [
  [/APURACAO_INDICIOS_FRAUDE/, 'CINZA'],
  [/EXAME_DOCUMENTAL_VERIFICACAO_FISICA/, 'VERMELHO'],
  [/EXAME_DOCUMENTAL/, 'AMARELO'],
  [/DESEMBARACO_(AUTORIZADO|CONDICIONADO)/, 'VERDE'],
];

/** Paths that have a place in the model. Each item lists its own. */
const TOMADOS = [
  'respostaASefaz',
  'itens',
  'adicoes',
  'pagamentos',
  'documentos.documentosInstrucao',
  'identificacao.numero',
  'identificacao.versao',
  'identificacao.dataRegistro',
  'identificacao.importador.ni',
  'identificacao.importador.nome',
  'identificacao.responsavelRegistroNumero',
  'identificacao.informacaoComplementar',
  'situacao.situacaoDuimp',
  'situacao.dataDesembaraco',
  'situacao.controleCarga',
  'resultadoAnaliseRisco.canalConsolidado',
  'carga.unidadeDeclarada.codigo',
  'carga.paisProcedencia.codigo',
  'carga.identificacao',
  'carga.frete.codigoMoedaNegociada',
  'carga.frete.valorMoedaNegociada',
  'carga.seguro.codigoMoedaNegociada',
  'carga.seguro.valorMoedaNegociada',
  'tributos.mercadoria.valorTotalLocalEmbarqueUSD',
  'tributos.mercadoria.valorTotalLocalEmbarqueBRL',
];
