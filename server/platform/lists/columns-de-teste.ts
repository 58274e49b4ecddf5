import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

export interface TestRow {
  nome: string | null;
  quantidade: string;
  valor: string;
  dia: string | null;
  quando: string;
  cor: string;
  total: number;
}

/** One column of every kind. */
export const TEST_COLUMNS: readonly ColunaDeLista<TestRow>[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', caracteres: 15 },
  { campo: 'quantidade', titulo: 'Quantidade (kg)', tipo: 'decimal', casas: 5, caracteres: 10 },
  { campo: 'valor', titulo: 'Valor (R$)', tipo: 'dinheiro', caracteres: 10 },
  { campo: 'dia', titulo: 'Dia', tipo: 'data', caracteres: 10 },
  { campo: 'quando', titulo: 'Quando', tipo: 'instante', caracteres: 10 },
  { campo: 'cor', titulo: 'Cor', tipo: 'opcao', opcoes: { V: 'Verde' }, caracteres: 10 },
  { campo: 'total', titulo: 'Total', tipo: 'inteiro', caracteres: 10 },
];

export const TEST_ROW: TestRow = {
  nome: 'PARAFUSO',
  quantidade: '1234.50000',
  valor: '-0.10',
  dia: '2026-03-05',
  quando: new Date(2026, 2, 5, 14, 2).toISOString(),
  cor: 'V',
  total: 1234,
};

export async function* emUmaFatia<Linha>(...linhas: Linha[]): AsyncGenerator<Linha[]> {
  yield linhas;
}

export async function joinAll(pedacos: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const todos: Uint8Array[] = [];
  for await (const pedaco of pedacos) todos.push(pedaco);
  return Buffer.concat(todos);
}
