import type { GrupoDeInsumos, LoteInteiro, LoteLido, MovimentoLido } from '#lib/contracts/saldo/saldo-insumo.ts';

export const LOTE = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
export const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e02';
export const MARIA = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e03', nome: 'Maria da Silva' };
export const AJUSTE = '01a1fd15-e7ab-758c-8773-6cd900bf9e05';

/** Test data: a lote as the API answers it. */
export function loteDeTeste(mais: Partial<LoteLido> = {}): LoteLido {
  return {
    id: LOTE,
    processo: { id: PROCESSO, numero: 'IMP-2026-0007' },
    entrada: null,
    papel: 'DECLARACAO',
    numeroDeclaracao: '2690000031',
    serie: null,
    adicao: 1,
    item: 2,
    dataRegistro: '2026-05-18',
    dataDesembaraco: '2026-05-20',
    idade: 184,
    importador: { id: null, cnpj: '11222333000181', razaoSocial: 'Fictícia Águia Ltda' },
    itemCadastrado: null,
    ncm: '85177900',
    descricao: 'PLACA MÃE',
    unidade: 'PECA',
    fornecedor: 'FICTICIA PARTS CO',
    quantidade: '30.00000',
    saldo: '20.5000000',
    valorUnitario: '2.0000000',
    moeda: { codigo: '220', nome: 'DOLAR DOS EUA' },
    incoterm: 'FOB',
    custoFob: '2.0000000',
    custoCif: null,
    aliquotaIi: '12.00',
    regimeIi: 'ISENCAO',
    ii: '0.00',
    ipi: '68.33',
    pis: '0.00',
    cofins: '0.00',
    suspenso: '68.33',
    cbs: null,
    ibsUF: '34.17',
    ibsMun: '34.17',
    cbsIbsFalta: 'SEM_ALIQUOTA',
    iiExigivelUSD: null,
    cbsIbsEstimada: false,
    cClassTrib: '550019',
    prazoConversao: '2030-05-20',
    ...mais,
  };
}

export function loteInteiroDeTeste(mais: Partial<LoteInteiro> = {}): LoteInteiro {
  return {
    ...loteDeTeste(),
    versao: 2,
    emEstoque: true,
    entrou: {
      ii: '0.00',
      ipi: '100.00',
      pis: '0.00',
      cofins: '0.00',
      suspenso: '100.00',
      cbs: null,
      ibsUF: '50.00',
      ibsMun: '50.00',
    },
    especie: 'INSUMO',
    depreciadoEm: null,
    documentoImportacao: '2026-05-20',
    estadoDaSuspensao: 'SUSPENSO',
    convertido: '0.0000000',
    faltas: '0.0000000',
    aApurar: {
      ii: '0.00',
      ipi: '0.00',
      pis: '0.00',
      cofins: '0.00',
      suspenso: '0.00',
      cbs: null,
      ibsUF: '0.00',
      ibsMun: '0.00',
    },
    aDeclarar: '0.0000000',
    declarado: '0.0000000',
    temporarias: [],
    recalculo: null,
    custo: {
      fob: {
        nome: 'Custo FOB por unidade',
        valor: '2.0000000',
        unidade: 'US$',
        formula: 'Valor unitário, arredondado (meio para cima) em 7 casas',
        entradas: [],
        fonte: null,
      },
      cif: null,
    },
    movimentos: [
      movimentoDeTeste({
        tipo: 'ENTRADA',
        documento: { tipo: 'PROCESSO', id: PROCESSO, numero: 'IMP-2026-0007' },
      }),
      movimentoDeTeste({
        id: AJUSTE,
        ordem: 2,
        tipo: 'AJUSTE',
        quantidade: '-9.5000000',
        saldo: '20.5000000',
        motivo: 'Quebra na linha',
        estornavel: true,
      }),
    ],
    ...mais,
  };
}

function movimentoDeTeste(mais: Partial<MovimentoLido>): MovimentoLido {
  return {
    id: '01a1fd15-e7ab-758c-8773-6cd900bf9e04',
    ordem: 1,
    tipo: 'ENTRADA',
    quantidade: '30.0000000',
    saldo: '30.0000000',
    data: '2026-05-20',
    documento: null,
    estornoDe: null,
    estornadoPor: null,
    estornavel: false,
    motivo: null,
    em: '2026-05-20T12:00:00.000Z',
    usuario: MARIA,
    ...mais,
  };
}

export function grupoDeTeste(mais: Partial<GrupoDeInsumos> = {}): GrupoDeInsumos {
  return {
    chave: '2690000031',
    nome: '2690000031',
    papel: 'DECLARACAO',
    serie: null,
    descricao: null,
    processoId: PROCESSO,
    itemId: null,
    ncm: null,
    lotes: 2,
    unidade: null,
    saldo: null,
    ii: '0.00',
    ipi: '68.33',
    pis: '0.00',
    cofins: '0.00',
    suspenso: '68.33',
    cbs: null,
    ibsUF: '34.17',
    ibsMun: '34.17',
    comCbsIbs: 1,
    dataDesembaraco: '2026-05-20',
    idade: 184,
    ...mais,
  };
}
