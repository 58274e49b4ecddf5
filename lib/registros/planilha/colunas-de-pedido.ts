import { LINHA_DO_PEDIDO } from '#lib/registros/pedido.ts';
import type { ColunaDePlanilha } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

const { colunas } = planilhaDe(LINHA_DO_PEDIDO, {
  titulo: 'Itens do pedido',
  chave: [],
  leitores: { 'paisOrigem.codigo': { tipo: 'tabela', tabela: 'Pais' }, 'fabricante.id': { tipo: 'fornecedor' } },
});

/** What a sheet may bring of the lines of one order; they go into its grid, so `campo` is a column of that. */
export const COLUNAS_DE_PEDIDO: readonly ColunaDePlanilha[] = colunas.map((coluna) => ({
  ...coluna,
  campo: coluna.campo.replace(/\..*/, ''),
}));
