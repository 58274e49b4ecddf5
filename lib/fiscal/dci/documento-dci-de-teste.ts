import { type ConteudoDaDci, chaveDoItem, type ItemDaDci, type OrigemDoItem } from '#lib/domain/zfm/dci.ts';

/** Tests only: PI com PPB, 150 motorcycles of DCR-1 to the rest of the country (DCI-2 of the vectors). */
export function itemDeTeste(mudancas: Partial<ItemDaDci> = {}): ItemDaDci {
  const item: ItemDaDci = {
    chave: '',
    modalidade: 'PI_COM_PPB',
    codigo: 'MOTO-150',
    descricao: 'Motocicleta 150 cc',
    destino: 2,
    quantidade: '150.00000',
    dcr: { id: 'dcr-1', numero: '2026000012', processo: 'DCR-2026-0001', iiUnitUSD: '5.0013312', CRA: '88.00' },
    exigivel: true,
    motivo: null,
    origens: [],
    obsoleto: null,
    falta: false,
    ...mudancas,
  };
  return { ...item, chave: mudancas.chave ?? chaveDoItem({ ...item, dcrId: item.dcr?.id ?? null }) };
}

/** Tests only: a foreign product from a single lote (DCI-6 of the vectors, 180 and 12.50 over forty). */
export function estrangeiroDeTeste(mudancas: Partial<ItemDaDci> = {}): ItemDaDci {
  return itemDeTeste({
    modalidade: 'PE',
    codigo: 'PROJETOR',
    descricao: 'Projetor',
    quantidade: '40.00000',
    dcr: null,
    origens: [origemDeTeste()],
    ...mudancas,
  });
}

export function origemDeTeste(mudancas: Partial<OrigemDoItem> = {}): OrigemDoItem {
  return {
    insumo: 'PROJETOR',
    coefTecnico: '1.0000000',
    quantidade: '40.0000000',
    lote: {
      id: 'lote-1',
      papel: 'DECLARACAO',
      numeroDeclaracao: '2690000010',
      serie: null,
      nota: null,
      adicao: 1,
      item: 1,
    },
    vuUSD: '125.0000000',
    freteUSD: '4.5000000',
    seguroUSD: '0.3125000',
    aliq: { II: '16.00', IPI: '9.75', PIS: '2.10', COFINS: '9.65' },
    suspensos: { II: true, IPI: true, PIS: true, COFINS: true },
    ...mudancas,
  };
}

export function conteudoDaDciDeTeste(mudancas: Partial<ConteudoDaDci> = {}): ConteudoDaDci {
  return {
    taxaUSD: '5.1234',
    vencimento: '2026-12-10',
    pagamento: null,
    selic: [],
    itens: [itemDeTeste()],
    ordensJudiciais: [],
    anterior: [],
    ...mudancas,
  };
}
