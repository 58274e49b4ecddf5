import { type EntradaDeInsumoLida, entradaDeInsumo } from '#lib/contracts/entrada-de-insumo.ts';
import type { ListResource } from './list.ts';

/** Notas of purchase and DSIs somebody wrote down. */
export const ENTRADA_DE_INSUMO: ListResource<EntradaDeInsumoLida> = {
  recurso: '/api/EntradaDeInsumo',
  linha: entradaDeInsumo,
  muda: ['/api/SaldoInsumo'],
};
