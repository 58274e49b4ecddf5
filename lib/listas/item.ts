import type { ItemLido } from '#lib/contracts/cadastros/item.ts';
import { ITEM } from '#lib/registros/item.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';

export const ITEM_COLUNAS = colunasDe<ItemLido>(ITEM, { proprias: DA_ALTERACAO });
