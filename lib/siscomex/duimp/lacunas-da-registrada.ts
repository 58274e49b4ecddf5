import type { LacunaDaDuimp, LugarDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { lista } from './lacuna-apontada.ts';

/** A gap of what is filled from a registered version. */
export function lacuna(
  nivel: LacunaDaDuimp['nivel'],
  chave: string,
  texto: string,
  lugar: LugarDaDuimp,
): LacunaDaDuimp {
  return { chave: `registrada-${chave}`, nivel, texto, lugar };
}

/** `Dos itens 1, 2 e 3`, as a sentence begins. */
export function dosItens(numeros: readonly number[]): string {
  return numeros.length === 1 ? `Do item ${numeros[0]}` : `Dos itens ${lista(numeros)}`;
}
