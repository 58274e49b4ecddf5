import type { ListResource } from '#lib/api/platform/list.ts';
import { type EntradaDeInsumoLida, entradaDeInsumo } from '#lib/contracts/saldo/entrada-de-insumo.ts';

/** Purchase notas and DSIs that people entered by hand. */
export const ENTRADA_DE_INSUMO: ListResource<EntradaDeInsumoLida> = {
  recurso: '/api/EntradaDeInsumo',
  linha: entradaDeInsumo,
  muda: ['/api/SaldoInsumo'],
};
