import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Today, as the office has it, on whatever machine the page is open. */
export const hojeEmManaus = (): DataTexto => diaEmManaus(new Date());
