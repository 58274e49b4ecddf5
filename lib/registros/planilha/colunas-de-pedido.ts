import { LINHA_DO_PEDIDO } from '#lib/registros/pedido.ts';
import type { ColunaDePlanilha } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

const { colunas } = planilhaDe(LINHA_DO_PEDIDO, {
  titulo: 'Itens do pedido',
  chave: [],
  leitores: { 'paisOrigem.codigo': { tipo: 'tabela', tabela: 'Pais' }, 'fabricante.id': { tipo: 'fornecedor' } },
});

/** The columns of a sheet with the lines of one order. The lines go into its grid, so `campo` is a column of the grid. */
export const COLUNAS_DE_PEDIDO: readonly ColunaDePlanilha[] = colunas.map((coluna) => ({
  ...coluna,
  campo: coluna.campo.replace(/\..*/, ''),
}));
