import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  TributoDeclarado,
  TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { IMPORTACOES, IMPRESSOS, type VetorImportacao } from '#lib/testing/vetores/calculo-importacao.ts';
import { DI_XML } from '#lib/testing/vetores/leiautes.ts';

/**
 * Tests only: files of DIs with the figures of the golden cases that were registered, to the cent of what the Siscomex printed. Names,
 * places and numbers are made up. The first file has three declarations of 2018, by air; the second has 16 adições of 2023, by sea.
 */
export const disDe2018 = () => arquivoDe('DI-1809771180', 'DI-1809775185', 'DI-1809775371');
export const diDe2023 = () => arquivoDe('DI-2300120746');

function arquivoDe(...casos: string[]): Buffer {
  return Buffer.from(escreverDiXml(casos.map((caso, i) => declaracaoDe(caso, `FICTICIO00${i + 1}`))));
}

const DOLAR = { codigo: '220', nome: 'DOLAR DOS EUA' };
const SEM_MOEDA = { codigo: null, nome: null };
const CHINA = { codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' };
const HONG_KONG = { codigo: '351', nome: 'HONG KONG' };

const PELO_AR = {
  viaTransporte: { codigo: '04', nome: 'AÉREA' },
  veiculo: null,
  urf: { codigo: '0817700', nome: 'AEROPORTO INTERNACIONAL DE VIRACOPOS' },
  tipoDeConhecimento: { codigo: '03', nome: 'HAWB - House Airway Bill' },
  master: '36900000000',
  local: 'HONG KONG',
  dataChegada: '2018-05-30',
  dataEmbarque: '2018-05-26',
  aplicacao: 'CONSUMO',
  unidade: 'PECA',
  uf: 'SP',
};
const PELO_MAR = {
  viaTransporte: { codigo: '01', nome: 'MARÍTIMA' },
  veiculo: 'NAVIO FICTICIO',
  urf: { codigo: '0817800', nome: 'PORTO DE SANTOS' },
  tipoDeConhecimento: { codigo: '12', nome: 'HBL - House Bill of Lading' },
  master: '132600000000019',
  local: 'PORTO DE SANTOS',
  dataChegada: '2022-12-11',
  dataEmbarque: '2022-11-08',
  aplicacao: 'REVENDA',
  unidade: 'CAIXA',
  uf: null,
};

function declaracaoDe(caso: string, papel: string): DeclaracaoImportacao {
  const vetor = IMPORTACOES.find(({ id }) => id === caso);
  const impresso = IMPRESSOS.find((linha) => linha.caso === caso);
  if (!vetor || !impresso) throw new Error(`no case ${caso}`);
  const { entrada, resultado } = vetor;
  const { dataRegistro, frete, seguro } = entrada;
  const rota = dataRegistro.startsWith('2018') ? PELO_AR : PELO_MAR;
  const pesoLiquido = entrada.adicoes.reduce((ate, adicao) => ate.plus(adicao.pesoLiquido ?? 0), new Exato(0));
  const { vmleDolares, vmleReais, vmldDolares, vmldReais, pesoBruto, numeroDI } = impresso;
  const desembaracada = rota.uf !== null;
  return {
    numeroDI,
    sequencialRetificacao: 0,
    tipoDeclaracao: { codigo: '01', nome: 'CONSUMO' },
    modalidadeDespacho: { codigo: '1', nome: 'Normal' },
    caracterizacaoOperacao: { codigo: '1', nome: 'Importação Própria' },
    dataRegistro,
    dataDesembaraco: desembaracada ? dataRegistro : null,
    canalCodigo: desembaracada ? '001' : '000',
    situacaoEntregaCarga: desembaracada ? 'ENTREGA CONDICIONADA' : 'ENTREGA NAO AUTORIZADA',
    importador: {
      numero: '11222333000181',
      nome: 'IMPORTADORA FICTICIA DA AMAZONIA LTDA',
      representanteLegal: { cpf: '52998224725', nome: 'REPRESENTANTE FICTICIO' },
    },
    urfDespacho: desembaracada ? rota.urf : { codigo: '0120100', nome: 'GOIANIA' },
    carga: {
      viaTransporte: rota.viaTransporte,
      transportador: 'TRANSPORTADOR FICTICIO',
      veiculo: rota.veiculo,
      paisProcedencia: desembaracada ? HONG_KONG : CHINA,
      urfEntrada: rota.urf,
      recinto: { codigo: '8921101', nome: 'RECINTO FICTICIO' },
      setor: '011',
      dataChegada: rota.dataChegada,
      pesoBruto,
      pesoLiquido: pesoLiquido.toFixed(5),
    },
    conhecimento: {
      numero: papel,
      master: rota.master,
      tipo: rota.tipoDeConhecimento,
      dataEmbarque: rota.dataEmbarque,
      localEmbarque: rota.local,
    },
    frete: parcela(frete?.valor, resultado.totais.freteReais),
    seguro: parcela(seguro?.valor, resultado.totais.seguroReais),
    totais: { adicoes: entrada.adicoes.length, vmleDolares, vmleReais, vmldDolares, vmldReais },
    pagamentos: Object.entries(impresso.pagamentos)
      .toSorted(([receita], [outra]) => receita.localeCompare(outra))
      .map(([codigoReceita, valorReceita]) => ({
        codigoReceita,
        data: dataRegistro,
        valorReceita,
        valorMulta: '0.00',
        valorJuros: '0.00',
        numeroRetificacao: 0,
      })),
    documentos: [
      { tipo: { codigo: '01', nome: 'FATURA COMERCIAL' }, numero: papel },
      { tipo: { codigo: '28', nome: 'CONHECIMENTO DE CARGA' }, numero: papel },
      { tipo: { codigo: '29', nome: 'ROMANEIO DE CARGA' }, numero: papel },
    ],
    embalagens: [{ tipo: { codigo: '19', nome: 'CAIXA DE PAPELAO' }, quantidade: 8 }],
    informacaoComplementar: `TAXA DE CONVERSAO USD 220: ${entrada.taxas.USD?.replace('.', ',')}`,
    adicoes: entrada.adicoes.map((_, i) => adicaoDe(vetor, i, rota)),
    campos: {
      freteCollect: desembaracada ? (frete?.valor ?? null) : '0.00',
      fretePrepaid: desembaracada ? '0.00' : (frete?.valor ?? null),
      freteEmTerritorioNacional: '0.00',
      importadorEnderecoCep: '69000000',
      importadorEnderecoLogradouro: 'RUA FICTICIA',
      importadorEnderecoUf: rota.uf ?? 'GO',
    },
    grupos: rota.uf ? { icms: [exoneracaoEm(rota.uf, dataRegistro)] } : { armazem: [{ nomeArmazem: 'ARMAZEM' }] },
  };
}

function adicaoDe(
  { entrada, resultado }: VetorImportacao,
  i: number,
  rota: typeof PELO_AR | typeof PELO_MAR,
): AdicaoDeclarada {
  const adicao = entrada.adicoes[i];
  const impressa = resultado.adicoes[i];
  if (!adicao || !impressa?.declarado) throw new Error('no adição that was printed');
  const { numero, ncm, pesoLiquido = null, itens } = adicao;
  const { base, ...devidos } = impressa.declarado;
  const tributo = (qual: TributoDi): TributoDeclarado => {
    const { regime, aliquota = null } = adicao.tributos[qual];
    const suspenso = regime === 'SUSPENSAO';
    return {
      regime: suspenso ? SUSPENSAO : qual === 'ipi' ? SEM_BENEFICIO : INTEGRAL,
      base: qual === 'ipi' ? null : base,
      aliquota,
      aliquotaReduzida: null,
      devido: devidos[qual],
      recolher: suspenso ? '0.00' : devidos[qual],
    };
  };
  const total = itens.reduce(
    (ate, item) => ate.plus(new Exato(item.quantidade).times(item.valorUnitario)),
    new Exato(0),
  );
  return {
    numero,
    numeroLI: numero === '016' ? '2600000001' : null,
    ncm,
    nomeNcm: `MERCADORIAS DA NCM ${ncm}`,
    incoterm: entrada.incoterm,
    localCondicaoVenda: rota.local,
    moeda: DOLAR,
    valorMoeda: impressa.valorCondicaoVenda,
    valorReais: impressa.cvReais,
    valorTotalCondicaoVenda: total.toFixed(7, Exato.ROUND_DOWN),
    freteReais: impressa.freteReais,
    seguroReais: impressa.seguroReais,
    pesoLiquido,
    quantidadeEstatistica: pesoLiquido,
    unidadeEstatistica: 'QUILOGRAMA LIQUIDO',
    fornecedor: 'EXPORTADOR FICTICIO 1 LTD',
    fabricante: `FABRICANTE FICTICIO ${i + 1} LTD`,
    paisOrigem: CHINA,
    paisAquisicao: HONG_KONG,
    aplicacao: rota.aplicacao,
    condicao: 'NOVA',
    tributos: { ii: tributo('ii'), ipi: tributo('ipi'), pis: tributo('pis'), cofins: tributo('cofins') },
    acrescimos: [],
    deducoes: [],
    itens: itens.map(({ quantidade, valorUnitario }, qual) => ({
      sequencia: qual + 1,
      descricao: `MERCADORIA ${String(qual + 1).padStart(2, '0')} DA ADICAO ${numero}`,
      quantidade,
      unidade: rota.unidade,
      valorUnitario,
    })),
    campos: FOLHAS_EM_BRANCO,
    grupos: {
      destaqueNcm: [{ numeroDestaque: '999' }],
      nomenclaturaValorAduaneiro: [{ atributo: 'AA', especificacao: '0001', nivelNome: 'POSICAO' }],
    },
  };
}

/** A file has the leaves of the layout, but those of legal acts: figures of nothing are printed as zeros, and the rest is blank. */
const FOLHAS_EM_BRANCO: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    (DI_XML.adicao ?? '').split('; ').flatMap((folha) => {
      const [nome = '', tamanho] = folha.split(' ');
      const casas = Number(tamanho?.split(',')[1]);
      const zero = casas > 0 ? `0.${'0'.repeat(casas)}` : '0';
      return nome === 'numeroDI' || nome.includes('AtoLegal') ? [] : [[nome, tamanho === undefined ? null : zero]];
    }),
  ),
  sequencialRetificacao: '00',
};

const INTEGRAL = { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' };
const SEM_BENEFICIO = { codigo: '4', nome: 'SEM BENEFICIO' };
const SUSPENSAO = { codigo: '5', nome: 'SUSPENSAO' };

/** Freight and insurance are in dollars; one of nothing has no currency. */
function parcela(valor = '0.00', valorReais = '0.00'): DeclaracaoImportacao['frete'] {
  return { moeda: valor === '0.00' ? SEM_MOEDA : DOLAR, valorMoeda: valor, valorDolares: valor, valorReais };
}

function exoneracaoEm(ufIcms: string, dataRegistro: string) {
  return {
    agenciaIcms: '00000',
    bancoIcms: '000',
    codigoTipoRecolhimentoIcms: '3',
    cpfResponsavelRegistro: '52998224725',
    dataRegistro,
    horaRegistro: '09:15:12',
    nomeTipoRecolhimentoIcms: 'Exoneração do ICMS',
    numeroSequencialIcms: '001',
    ufIcms,
    valorTotalIcms: '0.00',
  };
}
