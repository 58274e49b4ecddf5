import { formularioDe } from '#components/form/formulario-de.ts';
import { item, itemNovo } from '#lib/contracts/cadastros/item.ts';

export const FORMULARIO_ITEM = formularioDe({ recurso: 'Item', esquema: itemNovo, contrato: item });
