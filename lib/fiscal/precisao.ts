import type { Arredondamento } from './memoria.ts';

/** How many decimals a figure keeps and what becomes of the rest. */
export interface Precisao {
  casas: number;
  arredondamento: Arredondamento;
}

/** As the Siscomex writes a DI. */
export const CENTAVOS_TRUNCADOS: Precisao = { casas: 2, arredondamento: 'TRUNCAR' };

/** As everything charged beside the declaration: AFRMM, ICMS, TCIF. */
export const CENTAVOS_MEIO_PARA_CIMA: Precisao = { casas: 2, arredondamento: 'MEIO_PARA_CIMA' };
