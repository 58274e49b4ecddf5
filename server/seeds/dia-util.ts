import { diaUtilAnterior, ehDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** That day, or the business day before it: nobody registers on a Sunday. */
export function noDiaUtil(dia: DataTexto): DataTexto {
  return ehDiaUtil(dia) ? dia : diaUtilAnterior(dia);
}
