const TOTAIS = { ii: '100.00', ipi: '50.00', pis: '21.00', cofins: '96.50', taxaSiscomex: '115.67' };
const NADA = { codigo: null, nome: null };
const PARCELA = { moeda: NADA, valorMoeda: null, valorDolares: null, valorReais: null };
const TRIBUTO = {
  regime: { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' },
  base: '1000.00',
  aliquota: '10.00',
  aliquotaReduzida: null,
  devido: '100.00',
  recolher: '100.00',
};

/** A fictitious DI; `legado` stands for the extra fields of an older back end. */
const CABECALHO = {
  legado: 'ignore',
  numeroDI: '2600000019',
  sequencialRetificacao: 0,
  tipoDeclaracao: { codigo: '01', nome: 'CONSUMO' },
  modalidadeDespacho: NADA,
  caracterizacaoOperacao: NADA,
  dataRegistro: '2026-11-02',
  dataDesembaraco: null,
  canalCodigo: '001',
  situacaoEntregaCarga: null,
  importador: {
    numero: 'ZFM000AM000121',
    nome: 'EMPRESA FICTICIA LTDA',
    representanteLegal: { cpf: null, nome: null },
  },
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
    pesoLiquido: '10.00000',
  },
  conhecimento: { numero: null, master: null, tipo: NADA, dataEmbarque: null, localEmbarque: null },
  frete: PARCELA,
  seguro: PARCELA,
  totais: { adicoes: 1, vmleDolares: null, vmleReais: null, vmldDolares: null, vmldReais: '1000.00' },
  pagamentos: [],
  documentos: [],
  embalagens: [],
  informacaoComplementar: null,
};

const ADICAO_DECLARADA = {
  numero: '001',
  numeroLI: null,
  ncm: '84099111',
  nomeNcm: 'BIELAS',
  incoterm: 'FOB',
  localCondicaoVenda: null,
  moeda: NADA,
  valorMoeda: null,
  valorReais: '1000.00',
  valorTotalCondicaoVenda: null,
  freteReais: null,
  seguroReais: null,
  acrescimos: [],
  deducoes: [],
  pesoLiquido: '10.00000',
  quantidadeEstatistica: null,
  unidadeEstatistica: null,
  fornecedor: 'NORDLYS AS',
  fabricante: null,
  paisOrigem: NADA,
  paisAquisicao: NADA,
  aplicacao: null,
  condicao: null,
  tributos: { ii: TRIBUTO, ipi: TRIBUTO, pis: TRIBUTO, cofins: TRIBUTO },
  itens: [{ sequencia: 1, descricao: 'BIELA', quantidade: '2.00000', unidade: 'UN', valorUnitario: '500.0000000' }],
  campos: {},
};

export const LEITURA_DI = {
  declaracoes: [
    {
      ...CABECALHO,
      adicoes: [ADICAO_DECLARADA],
      resumo: { valorAduaneiro: '1000.00', itens: 1, tributos: TOTAIS, recolher: TOTAIS },
      conferencias: [],
      processoExistente: null,
    },
  ],
};

/** Rows of the list, numbered from 1: `numero` is `PROC-001` and so on. */
export function processos(quantos: number, prefixo = 'PROC') {
  return Array.from({ length: quantos }, (_, posicao) => ({
    id: `00000000-0000-4000-8000-${String(posicao + 1).padStart(12, '0')}`,
    versao: 1,
    numero: `${prefixo}-${String(posicao + 1).padStart(3, '0')}`,
    tipoDocumento: 'DI',
    numeroDI: CABECALHO.numeroDI,
    situacao: 'REGISTRADO',
    canalRfb: 'VERDE',
    canalCodigo: '001',
    importador: { numero: CABECALHO.importador.numero, nome: CABECALHO.importador.nome },
    fornecedor: 'NORDLYS AS',
    paisProcedencia: null,
    incoterm: 'FOB',
    dataRegistro: CABECALHO.dataRegistro,
    dataDesembaraco: null,
    dataChegada: null,
    adicoes: 1,
    itens: 1,
    valorAduaneiro: '1000.00',
    tributos: TOTAIS,
    recolher: TOTAIS,
    criadoEm: '2026-11-02T12:00:00Z',
    legado: { fila: 3 },
  }));
}

const [PROCESSO] = processos(1);

export const PROCESSO_INTEIRO = {
  ...PROCESSO,
  declaracao: CABECALHO,
  conferencias: [
    {
      codigo: 'VMLD',
      nivel: 'ok',
      mensagem: 'Confere.',
      declarado: '1000.00',
      calculado: '1000.00',
      adicao: null,
    },
  ],
  arquivo: {
    nome: 'di.xml',
    tamanho: 1000,
    sha256: 'a'.repeat(64),
    recebidoEm: '2026-11-02T12:00:00Z',
  },
};

export const ADICAO = {
  ...ADICAO_DECLARADA,
  id: '00000000-0000-4000-8000-000000000901',
  processoId: PROCESSO?.id,
  valorAduaneiro: '1000.00',
};
