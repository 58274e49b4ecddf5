import type { ListResource } from '#lib/api/platform/list.ts';
import { contratoDaEntrada, type EntradaDeInsumoLida } from '#lib/registros/entrada-de-insumo.ts';

/** Purchase notas and DSIs that people entered by hand. */
export const ENTRADA_DE_INSUMO: ListResource<EntradaDeInsumoLida> = {
  recurso: '/api/EntradaDeInsumo',
  linha: contratoDaEntrada.lido,
  muda: ['/api/SaldoInsumo'],
};
