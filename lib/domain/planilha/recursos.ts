import type { RecursoDePlanilha } from './coluna-de-planilha.ts';
import { PLANILHA_DE_FORNECEDOR } from './colunas-de-fornecedor.ts';
import { PLANILHA_DE_ITEM } from './colunas-de-item.ts';

/** What comes in sheets; a line here and one in server/planilha/recursos.ts is all a cadastro needs. */
export const RECURSOS_DE_PLANILHA = {
  Fornecedor: PLANILHA_DE_FORNECEDOR,
  Item: PLANILHA_DE_ITEM,
} as const satisfies Record<string, RecursoDePlanilha>;

export type NomeDeRecurso = keyof typeof RECURSOS_DE_PLANILHA;
