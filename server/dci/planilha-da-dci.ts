import type { DciLido, ItemLidoDaDci } from '#lib/contracts/dci.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_MODALIDADE_DCI } from '#lib/domain/dci.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/local-destino.ts';
import { emXlsx } from '#server/lista/xlsx.ts';

/** The items of a DCI with their taxes, as an XLSX of one sheet. What is not known has an empty cell. */
export function planilhaDaDci({ processo, lista }: Pick<DciLido, 'processo' | 'lista'>): AsyncGenerator<Uint8Array> {
  return emXlsx({ nome: processo, total: lista.length }, COLUNAS, emUmaFatia(lista));
}

async function* emUmaFatia(lista: ItemLidoDaDci[]) {
  yield lista;
}

const reais = (campo: keyof ItemLidoDaDci & string, titulo: string): ColunaDeLista<ItemLidoDaDci> => ({
  ...{ campo, titulo, tipo: 'dinheiro', largura: 110 },
});
const texto = (campo: string, titulo: string, largura: number): ColunaDeLista<ItemLidoDaDci> => ({
  ...{ campo, titulo, tipo: 'texto', largura },
});

const COLUNAS: readonly ColunaDeLista<ItemLidoDaDci>[] = [
  { campo: 'modalidade', titulo: 'Modalidade', tipo: 'opcao', opcoes: NOME_MODALIDADE_DCI, largura: 180 },
  texto('codigo', 'Código', 130),
  texto('descricao', 'Descrição', 280),
  texto('ncm', 'NCM', 80),
  { ...texto('destino', 'Destino', 200), valor: ({ destino }) => `${destino} ${NOME_LOCAL_DESTINO[destino]}` },
  { campo: 'quantidade', titulo: 'Quantidade', tipo: 'decimal', casas: 5, largura: 120 },
  texto('unidade', 'Unidade', 70),
  { campo: 'notas', titulo: 'Notas', tipo: 'inteiro', largura: 70 },
  reais('valor', 'Valor das notas (R$)'),
  { ...texto('dcr', 'DCR-E', 110), valor: ({ dcr }) => dcr && (dcr.numero ?? dcr.processo) },
  { campo: 'CRA', titulo: 'CRA (%)', tipo: 'decimal', casas: 2, largura: 80, valor: ({ dcr }) => dcr?.CRA ?? null },
  {
    ...{ campo: 'iiUnitUSD', titulo: 'II por unidade (US$)', tipo: 'decimal', casas: 7, largura: 130 },
    valor: ({ dcr }) => dcr?.iiUnitUSD ?? null,
  },
  { campo: 'iiUSD', titulo: 'II (US$)', tipo: 'decimal', casas: 7, largura: 130 },
  {
    ...texto('exigivel', 'Exigível', 80),
    valor: ({ exigivel }) => (exigivel === null ? null : exigivel ? 'Sim' : 'Não'),
  },
  texto('motivo', 'Motivo', 240),
  reais('II', 'II (R$)'),
  reais('IPI', 'IPI (R$)'),
  reais('PIS', 'PIS (R$)'),
  reais('COFINS', 'COFINS (R$)'),
];
