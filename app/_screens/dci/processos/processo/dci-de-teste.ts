import { type DciLido, type DciResumo, dci, dciResumo } from '#lib/contracts/dci/dci.ts';
import { type InsumosDaDci, insumosDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import { type NotaDaDci, notaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { chaveDoItem } from '#lib/domain/zfm/dci.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';

export const DCI_ID = '01a1fd15-e7ab-758c-8773-6cd900bfa001';
const INDUSTRIA = '01a1fd15-e7ab-758c-8773-6cd900bfa002';
const REPRESENTANTE = '01a1fd15-e7ab-758c-8773-6cd900bfa003';
export const PRODUTO = '01a1fd15-e7ab-758c-8773-6cd900bfa004';
const DCR = '01a1fd15-e7ab-758c-8773-6cd900bfa005';
export const LOTES = ['01a1fd15-e7ab-758c-8773-6cd900bfa006', '01a1fd15-e7ab-758c-8773-6cd900bfa007'] as const;
const id = (i: number) => `01a1fd15-e7ab-758c-8773-6cd900bfb${String(i).padStart(3, '0')}`;

const lido = { alteradoEm: '2026-11-20T12:00:00Z', alteradoPor: 'Maria', excluidoEm: null };
export const INDUSTRIA_DE_TESTE = {
  id: INDUSTRIA,
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Fictícia Duas Rodas Ltda',
  excluido: false,
};
/** DCI-1 of the vectors, first item: 150 motorcycles of 5,0013312, to the rest of the country; 3.843,57 at 5,1234. */
export function itemDeTeste(mudancas: Partial<ItemLidoDaDci> = {}): ItemLidoDaDci {
  const item = {
    modalidade: 'PI_COM_PPB' as const,
    codigo: 'MOTO-160',
    descricao: 'Motocicleta 160 cc',
    ncm: '87112010',
    unidade: 'UN',
    destino: 2 as const,
    quantidade: '150.00000',
    valor: '2250000.00',
    notas: 3,
    produto: { id: PRODUTO, codigo: 'MOTO-160' },
    itemCadastrado: null,
    dcr: { id: DCR, numero: '2026000123', processo: 'DCR-2026-0007', iiUnitUSD: '5.0013312', CRA: '88.00' },
    exigivel: true as boolean | null,
    exigivelPadrao: true as boolean | null,
    motivo: null,
    origens: [],
    obsoleto: null,
    falta: false,
    iiUSD: '750.1996800',
    II: '3843.57',
    IPI: '0.00',
    PIS: '0.00',
    COFINS: '0.00',
    ...mudancas,
  };
  return { ...item, chave: mudancas.chave ?? chaveDoItem({ ...item, dcrId: item.dcr?.id ?? null }) };
}

/** Test data: a DCI as the server answers it, with calculated values. */
export function dciDeTeste(mudancas: Partial<DciLido> = {}): DciLido {
  const semFiguras = {
    ...lido,
    id: DCI_ID,
    versao: 3,
    processo: 'DCI-2026-0003',
    numero: null,
    tipo: 'MENSAL' as const,
    natureza: 'ORIGINAL' as const,
    competencia: '2026-10',
    nota: null,
    importador: { ...INDUSTRIA_DE_TESTE, dciMensal: true },
    representante: { id: REPRESENTANTE, nome: 'Ana Fictícia' },
    processoRetificador: null,
    banco: '001',
    agencia: '1234',
    conta: '56789-0',
    taxaUSD: '5.1234',
    dataTaxa: '2026-11-20',
    vencimento: null,
    venceEm: '2026-11-10',
    dataPagamento: null,
    selic: [],
    modalidades: [],
    decisoes: [],
    obsoletos: [],
    realocacoes: [],
    ordensJudiciais: [],
    observacao: null,
    lista: [itemDeTeste()],
    semModalidade: [],
    declaradoAntes: [],
    receitas: { II: '0086', IPI: '1038', PIS: '5602', COFINS: '5629' },
    contagem: { dentro: 3, fora: { CANCELADA: 1 } },
    situacao: 'EM_ELABORACAO' as const,
    desde: null,
    dataTransmissao: null,
    dataRegistro: null,
    canal: null,
    anterior: null,
    sucessora: null,
    pagoEm: null,
    pago: null,
    passos: [],
    arquivo: null,
    motor: 'dci-1.0.0',
    notas: 3,
    ...mudancas,
  };
  const { lista, venceEm, declaradoAntes: anterior, receitas } = semFiguras;
  const calculo = calcularDocumentoDci({ ...semFiguras, vencimento: venceEm, pagamento: null, itens: lista, anterior });
  const { grupos, darfs, totalDARF, iiUSD, tributos } = calculo;
  return dci.parse({
    ...semFiguras,
    itens: lista.length,
    grupos,
    darfs: darfs.map((darf) => ({ ...darf, receita: receitas[darf.tributo] })),
    totalDARF,
    iiUSD,
    tributos,
  });
}

/** The same DCI as a row of the list. */
export function dciNaLista(mudancas: Partial<DciResumo> = {}): DciResumo {
  return dciResumo.parse({ ...dciDeTeste(), pagamento: 'A_PAGAR', ...mudancas });
}

export function notaDeTeste(mudancas: Partial<NotaDaDci> = {}): NotaDaDci {
  return notaDaDci.parse({
    id: id(1),
    versao: 1,
    origem: 'XML',
    chave: null,
    numero: '4501',
    serie: '1',
    emissao: '2026-10-05',
    saida: '2026-10-06',
    destinatario: { tipo: 'PJ', documento: '12ABC34501DE35', nome: 'Revenda Fictícia SA' },
    uf: 'SP',
    municipio: { codigo: '3550308', nome: 'São Paulo/SP' },
    destino: 2,
    valor: '750000.00',
    fora: null,
    motivoFora: null,
    itens: [
      {
        id: id(2),
        nItem: 1,
        codigo: 'MOTO-160',
        descricao: 'Motocicleta 160 cc',
        ncm: '87112010',
        cfop: '6101',
        unidade: 'UN',
        quantidade: '50.00000',
        valorUnitario: '15000.0000000000',
        valor: '750000.00',
        modalidade: 'PI_COM_PPB',
        dcr: { id: DCR, numero: '2026000123', processo: 'DCR-2026-0007' },
        fora: null,
      },
    ],
    ...mudancas,
  });
}

/** SALDO-1 of the vectors: 3.600 screws, 3.000 from the older declaration and 600 from the next. */
export function insumosDeTeste(mudancas: Partial<InsumosDaDci['insumos'][number]> = {}): InsumosDaDci {
  const lote = (lugar: 0 | 1) => ({
    id: LOTES[lugar],
    papel: 'DECLARACAO',
    serie: null,
    numeroDeclaracao: ['2300011113', '2300022220'][lugar] as string,
    adicao: lugar + 1,
    item: 1,
    dataDesembaraco: ['2023-01-10', '2023-02-20'][lugar] as string,
    processo: { id: id(30 + lugar), numero: `IMP-2023-000${lugar + 1}` },
    descricao: 'Parafuso M6',
    unidade: 'PECA',
    saldo: ['3000.0000000', '5000.0000000'][lugar] as string,
  });
  return insumosDaDci.parse({
    faltanteBloqueia: true,
    fontes: [],
    insumos: [
      {
        chave: 'PARAFUSO',
        codigo: 'PARAFUSO',
        descricao: 'Parafuso M6',
        unidade: 'PECA',
        necessidade: '3600.0000000',
        baixado: '3600.0000000',
        faltante: '0.0000000',
        usos: [
          {
            item: itemDeTeste().chave,
            modalidade: 'PI_COM_PPB',
            codigo: 'MOTO-160',
            destino: 2,
            coefTecnico: '24.0000000',
            quantidade: '3600.0000000',
          },
        ],
        saques: [
          { ...lote(0), quantidade: '3000.0000000', manual: false },
          { ...lote(1), quantidade: '600.0000000', manual: false },
        ],
        lotes: [lote(0), lote(1)],
        ...mudancas,
      },
    ],
  });
}
