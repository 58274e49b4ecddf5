import { type ConferenciaDaDai, conferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import { type DaiLida, type DaiResumo, daiLida, daiResumo } from '#lib/contracts/sefaz/dai.ts';

/** Test data: an ordinary DAI as the API answers it. */
export const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
export const IMPORTADOR = '01a1fd15-e7ab-758c-8773-6cd900bf9e02';

const COMUM = {
  id: PROCESSO,
  versao: 3,
  processo: { id: PROCESSO, numero: 'IMP-2026-0007', situacao: 'DESEMBARACADO_RFB' },
  tipoDocumento: 'DI',
  numeroDocumento: '2690000031',
  dataRegistro: '2026-11-04',
  canalRfb: 'VERMELHO',
  canalCodigo: null,
  dataDesembaraco: '2026-11-10',
  importador: {
    id: IMPORTADOR,
    numero: '12ABC34501DE35',
    nome: 'Fictícia Águia Ltda',
    inscricaoEstadual: '041234561',
    inscricaoSuframa: '201234017',
  },
  situacao: 'EM_ELABORACAO',
  desde: '2026-11-11',
  numero: null,
  enviadaEm: null,
  canal: null,
  parametrizadaEm: null,
  cienciaEm: null,
  cienciaPor: null,
  lacreEm: null,
  lacreNumero: null,
  notificadaEm: null,
  notificacaoNumero: null,
  notificacaoValor: null,
  notificacaoVencimento: null,
  darNumero: null,
  darPagoEm: null,
  darValor: null,
  exoneradaEm: null,
  desembaracadaEm: null,
  tratamentos: [],
  icmsBase: null,
  icmsSemIncentivo: null,
  icmsRecolher: null,
  proximoAto: 'Conferir e gerar o XML',
};

export function daiDeTeste(mais: object = {}): DaiLida {
  return daiLida.parse({
    ...COMUM,
    alteradoEm: '2026-11-11T12:00:00.000Z',
    alteradoPor: 'Pessoa de Teste',
    excluidoEm: null,
    temDeclaracao: true,
    tipo: null,
    contratoCambio: null,
    complemento: null,
    adicoes: [],
    marcas: [],
    envios: [],
    bloqueio: null,
    ...mais,
  });
}

export function daiNaFila(mais: object = {}): DaiResumo {
  return daiResumo.parse({ ...COMUM, dias: 10, semDai: null, ...mais });
}

const OPCOES = [
  {
    id: '01a1fd15-e7ab-758c-8773-6cd900bf9e11',
    ncm: '84733041',
    codigoSuframa: '0123',
    destinacao: '01',
    utilizacao: '01',
    codigoTributacao: 'F101',
    decreto: 'Decreto fictício 10.001/2023',
    tratamento: 'DIFERIDO',
  },
  {
    id: '01a1fd15-e7ab-758c-8773-6cd900bf9e12',
    ncm: '85285200',
    codigoSuframa: '0789',
    destinacao: '02',
    utilizacao: '03',
    codigoTributacao: 'F108',
    decreto: 'Decreto fictício 10.005/2025',
    tratamento: null,
  },
] as const;

/** The values of ICMS-1 of domain/zfm.md §4, if a row is chosen. */
export function adicaoDeTeste(numero: string, mais: object = {}) {
  return {
    numero,
    ncm: '85241100',
    fornecedor: 'Ficticia Han Ltd',
    valorAduaneiro: '26603.25',
    fob: '26000.00',
    frete: '603.25',
    seguro: '0.00',
    ii: '0.00',
    ipi: '0.00',
    pisCofins: '0.00',
    taxas: '154.23',
    matriz: null,
    aliquota: '20.00',
    baseIcms: null,
    icmsSemIncentivo: null,
    icms: null,
    itens: [
      {
        numero: 1,
        descricao: 'Módulo de exibição',
        quantidade: '10.00000',
        unidade: 'UN',
        valorUnitario: '2600.0000000',
        valorTotal: '26000.00',
      },
    ],
    ...mais,
  };
}

export function conferenciaDeTeste(mais: object = {}): ConferenciaDaDai {
  return conferenciaDaDai.parse({
    apontamentos: [],
    cabecalho: {
      fob: '52000.00',
      frete: '1206.50',
      seguro: '0.00',
      ii: '0.00',
      ipi: '0.00',
      pisCofins: '0.00',
      taxasDiversas: '308.46',
      capatazia: '0.00',
      taxaDolar: '5.3417',
      pesoLiquido: '10.000000',
      recinto: '3201304',
      paisProcedencia: '160',
      qtdeAdicoes: 2,
      informacaoComplementar: null,
    },
    adicoes: [adicaoDeTeste('001'), adicaoDeTeste('002')],
    icms: null,
    contribuicoes: [],
    opcoes: OPCOES,
    xsd: null,
    ...mais,
  });
}
