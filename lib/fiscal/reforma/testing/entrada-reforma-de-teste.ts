import type { EntradaReforma, ItemDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';

/** Tests only: the import of the first vectors (vectors/reforma.json), of one item, in February 2027. */
export function entradaReformaDeTeste(mudanca: Partial<EntradaReforma> = {}): EntradaReforma {
  return {
    dataRegistro: '2027-02-01',
    dataLiberacao: '2027-02-03',
    uf: 'AM',
    municipio: '1302603',
    componentes: { siscomex: '154.23', afrmm: '800.00', tum: '20.00' },
    itens: [itemDaReformaDeTeste()],
    ...mudanca,
  };
}

/** Tests only. */
export function itemDaReformaDeTeste(mudanca: Partial<ItemDaReforma> = {}): ItemDaReforma {
  return {
    numero: '1',
    valorAduaneiro: '100000.00',
    ii: '14000.00',
    is: '0.00',
    pesoLiquido: '1000.00000',
    cst: '000',
    cClassTrib: '000001',
    ...mudanca,
  };
}
