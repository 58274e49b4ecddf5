import { ITEM } from '#lib/registros/item.ts';
import { planilhaDe } from './planilha-de.ts';

export const PLANILHA_DE_ITEM = planilhaDe(ITEM, { titulo: 'Itens', chave: ['partNumber'] });
