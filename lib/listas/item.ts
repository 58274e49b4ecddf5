import type { ItemLido } from '#lib/contracts/cadastros/item.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { ITEM } from '#lib/registros/item.ts';

export const ITEM_COLUNAS = colunasDe<ItemLido>(ITEM, { proprias: DA_ALTERACAO });
