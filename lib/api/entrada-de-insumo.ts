import { type EntradaDeInsumoLida, entradaDeInsumo } from '#lib/contracts/entrada-de-insumo.ts';
import type { ListResource } from './list.ts';

/** Purchase notas and DSIs that people entered by hand. */
export const ENTRADA_DE_INSUMO: ListResource<EntradaDeInsumoLida> = {
  recurso: '/api/EntradaDeInsumo',
  linha: entradaDeInsumo,
  muda: ['/api/SaldoInsumo'],
};
