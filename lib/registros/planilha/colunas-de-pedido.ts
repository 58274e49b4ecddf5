import { LINHA_DO_PEDIDO } from '#lib/registros/pedido.ts';
import type { RecursoDePlanilha } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

const doRegistro = planilhaDe(LINHA_DO_PEDIDO, {
  titulo: 'Itens do pedido',
  chave: [],
  leitores: { 'paisOrigem.codigo': { tipo: 'tabela', tabela: 'Pais' }, 'fabricante.id': { tipo: 'fornecedor' } },
});

/** The sheet with the lines of one order or processo. The lines go into its grid, so `campo` is a column of the grid. */
export const PLANILHA_DO_PEDIDO: RecursoDePlanilha = {
  ...doRegistro,
  colunas: doRegistro.colunas.map(({ obrigatoria, ...coluna }) => ({
    ...coluna,
    campo: coluna.campo.replace(/\..*/, ''),
    // The code of a country must come where there is a country, and a line may be without one.
    ...(obrigatoria && !coluna.campo.includes('.') && { obrigatoria }),
  })),
};
