import type { Arredondamento } from './memoria.ts';

/** The number of decimals of a figure, and how it is rounded. */
export interface Precisao {
  casas: number;
  arredondamento: Arredondamento;
}

/** The precision of a DI in the Siscomex. */
export const CENTAVOS_TRUNCADOS: Precisao = { casas: 2, arredondamento: 'TRUNCAR' };

/** The precision of everything charged besides the declaration: AFRMM, ICMS, TCIF. */
export const CENTAVOS_MEIO_PARA_CIMA: Precisao = { casas: 2, arredondamento: 'MEIO_PARA_CIMA' };

/** The precision of CBS and IBS in the calculator of the RFB (base V0059): 8 decimals inside, 2 in the answer. */
export const CENTAVOS_MEIO_PAR: Precisao = { casas: 2, arredondamento: 'MEIO_PAR' };
