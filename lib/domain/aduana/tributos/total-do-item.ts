import type { ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { valorDaMercadoria } from '#lib/domain/aduana/declaracao/valor-da-mercadoria.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The value of a declared item in the currency of its adição, 2 decimals: as a DUIMP declares it, else by the rule of its document. */
export function totalDoItem(item: ItemDeclarado): DecimalTexto {
  return item.duimp?.valorMoeda ?? valorDaMercadoria(item, item.duimp ? 'DUIMP' : 'DI');
}
