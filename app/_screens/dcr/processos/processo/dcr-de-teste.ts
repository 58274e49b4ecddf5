import { type DcrLido, type DcrResumo, dcr, dcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { custoDaCompra } from '#lib/domain/zfm/compra-nacional.ts';
import { calcularDocumentoDcr, custoUSD, figurasDoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import { type CompraNacionalLida, contratoDeCompraNacional } from '#lib/registros/compra-nacional.ts';

export const DCR_ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const INDUSTRIA = '01a1fd15-e7ab-758c-8773-6cd900bf9e02';
const PRODUTO = '01a1fd15-e7ab-758c-8773-6cd900bf9e03';
const REPRESENTANTE = '01a1fd15-e7ab-758c-8773-6cd900bf9e04';

const SEM_NOTA = { nf: null, serie: null, cnpj: null, ie: null, dataEmissao: null };
const lido = { alteradoEm: '2026-11-20T12:00:00Z', alteradoPor: 'Maria', excluidoEm: null };
const id = (i: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9f${String(i).padStart(2, '0')}`;

const NACIONAIS = [
  { codigo: 'CHICOTE', quantidade: '1.0000000', preco: '35.500000' },
  { codigo: 'BANCO', quantidade: '2.0000000', preco: '18.250000' },
].map((linha, i) => ({
  ...SEM_NOTA,
  ...linha,
  id: id(i),
  item: null,
  descricao: `Componente ${linha.codigo}`,
  unidade: 'PECA',
  ncm: '85443000',
  moeda: 'USD' as const,
  nf: '123',
  cnpj: '12ABC34501DE35',
  dataEmissao: '2026-10-01',
}));

const IMPORTADOS = [
  { codigo: 'MOTOR', quantidade: '1.0000000', preco: '210.000000', aliquotaII: '18.00' },
  { codigo: 'CARBURADOR', quantidade: '1.0000000', preco: '22.400000', aliquotaII: '16.00' },
].map((linha, i) => ({
  ...SEM_NOTA,
  ...linha,
  id: id(10 + i),
  item: null,
  lote: null,
  descricao: `Componente ${linha.codigo}`,
  unidade: 'PECA',
  ncm: '84073190',
  moeda: 'USD' as const,
  documento: 'DI' as const,
  numeroDeclaracao: '2600000123',
  adicao: 1,
  itemDaAdicao: i + 1,
  suspensao: 'S' as const,
  reduz: 'S' as const,
}));

/** Test data: a DCR-E as the server answers it, with calculated values. */
export function dcrDeTeste(mudancas: Partial<DcrLido> = {}): DcrLido {
  const semFiguras = {
    ...lido,
    id: DCR_ID,
    versao: 3,
    processo: 'DCR-2026-0007',
    numero: null,
    tipo: 'N' as const,
    importador: { id: INDUSTRIA, cnpj: '12ABC34501DE35', razaoSocial: 'Fictícia Duas Rodas Ltda', excluido: false },
    representante: { id: REPRESENTANTE, nome: 'Ana Fictícia' },
    produto: { id: PRODUTO, codigo: 'MOTO-160', descricao: 'Motocicleta 160 cc', excluido: false },
    anterior: null,
    anteriorNumero: null,
    processoRetificador: null,
    sucessor: null,
    descricao: 'Motocicleta 160 cc',
    ncm: '87112010',
    unidade: 'UNIDADE',
    pesoBruto: '110.00000',
    ppb: 'Portaria 1/2020, Resolução 205/2021',
    resolucao: '205/2021',
    informatica: false,
    tipoCoeficiente: 'FIXO' as const,
    acrescimo: '0.00',
    dataBase: '2026-11-20',
    taxaUSD: '5.123400',
    baseCusto: 'CIF' as const,
    estrutura: null,
    modelos: [{ modelo: '0001', descricao: 'Padrão', precoVenda: '15000.00' }],
    nacionais: NACIONAIS.map((linha) => ({ ...linha, custoUSD: linha.preco })),
    subcomponentes: [],
    importados: IMPORTADOS.map((linha) => ({ ...linha, custoUSD: linha.preco })),
    salarios: '12.3400',
    encargos: '8.1600',
    maoDeObraMensal: null,
    observacao: null,
    situacao: 'EM_ELABORACAO' as const,
    desde: null,
    dataTransmissao: null,
    dataRegistro: null,
    vigenciaFim: null,
    passos: [],
    motor: 'dcr-1.0.0',
    hash: null,
    arquivo: null,
    dcis: 0,
    ...mudancas,
  };
  const { resultado } = calcularDocumentoDcr(semFiguras, 'MEIO_PARA_CIMA');
  if (!resultado) throw new Error('The DCR-E of the test has nothing to be reckoned from.');
  return dcr.parse({
    ...semFiguras,
    ...figurasDoDcr(resultado),
    nacionais: semFiguras.nacionais.map((linha) => ({ ...linha, custoUSD: custoUSD(linha, semFiguras.taxaUSD) })),
  });
}

/** The same DCR-E as a row of the list. */
export function dcrNaLista(mudancas: Partial<DcrResumo> = {}): DcrResumo {
  const inteiro = dcrDeTeste();
  return dcrResumo.parse({
    ...inteiro,
    nacionais: inteiro.nacionais.length,
    importados: inteiro.importados.length,
    alertas: [],
    ...mudancas,
  });
}

/** Test data: a purchase of the industry as the server answers it. */
export function compraDeTeste(mudancas: Partial<CompraNacionalLida> = {}): CompraNacionalLida {
  const compra = {
    ...lido,
    id: id(20),
    versao: 1,
    importador: dcrDeTeste().importador,
    partNumber: 'FAROL',
    descricao: 'FAROL FICTICIO',
    unidade: 'PECA',
    ncm: '85122011',
    nf: '555',
    serie: '1',
    fornecedorCnpj: '12ABC34501DE35',
    fornecedorNome: 'Fictícia Plásticos Ltda',
    fornecedorIe: '041234561',
    dataEmissao: '2026-11-03',
    moeda: 'BRL' as const,
    valorUnitario: '9.000000',
    freteSeguroUnitario: '0.500000',
    observacao: null,
    item: null,
    ...mudancas,
  };
  return contratoDeCompraNacional.lido.parse({ ...compra, custoUnitario: custoDaCompra(compra) });
}
