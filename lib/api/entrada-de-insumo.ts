import { type EntradaDeInsumoLida, entradaDeInsumo } from '#lib/contracts/entrada-de-insumo.ts';
import type { RecursoDeLista } from './lista.ts';

/** Notas of purchase and DSIs somebody wrote down. */
export const ENTRADA_DE_INSUMO: RecursoDeLista<EntradaDeInsumoLida> = {
  recurso: '/api/EntradaDeInsumo',
  linha: entradaDeInsumo,
  muda: ['/api/SaldoInsumo'],
};
