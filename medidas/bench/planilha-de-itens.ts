import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { toXlsx } from '#server/platform/lists/xlsx.ts';

/** Fictitious items as a sheet has them, each with another part number. */
export function itensFicticios(quantos: number, prefixo = 'FX') {
  return Array.from({ length: quantos }, (_, i) => ({
    partNumber: `${prefixo}-${i}`,
    descricao: `Peça fictícia de número ${i}`,
    ncm: '01012100',
    unidadeComercializada: 'PECA',
    origem: 'Importado',
    pais: '160',
    peso: `${i % 90}.1234567`,
    valor: `${i % 1000}.5000000`,
    moeda: '220',
  }));
}
type Item = ReturnType<typeof itensFicticios>[number];

const texto = (campo: string, titulo: string): ColunaDeLista<Item> => ({
  campo,
  titulo,
  tipo: 'texto',
  caracteres: 10,
});
const decimal = (campo: string, titulo: string): ColunaDeLista<Item> => ({
  ...texto(campo, titulo),
  tipo: 'decimal',
  casas: 7,
});
export const COLUNAS_DOS_ITENS = [
  texto('partNumber', 'Part number'),
  texto('descricao', 'Descrição'),
  texto('ncm', 'NCM'),
  texto('unidadeComercializada', 'Unidade'),
  texto('origem', 'Origem'),
  texto('pais', 'País de origem'),
  decimal('peso', 'Peso líquido'),
  decimal('valor', 'Valor unitário'),
  texto('moeda', 'Moeda'),
];

/** An XLSX of the items; `colunas` leaves some of its columns out. */
export async function planilhaDeItens(itens: readonly Item[], colunas = COLUNAS_DOS_ITENS): Promise<Buffer> {
  async function* fatias() {
    for (let de = 0; de < itens.length; de += 500) yield itens.slice(de, de + 500);
  }
  const pedacos: Uint8Array[] = [];
  for await (const pedaco of toXlsx({ nome: 'Itens', total: itens.length }, colunas, fatias())) pedacos.push(pedaco);
  return Buffer.concat(pedacos);
}
