import { somarDias } from '#lib/domain/datas/dias.ts';
import { diaUtilAnterior, ehDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import { mesAnterior, mesSeguinte } from '#lib/domain/datas/meses.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * Last day to file the DCI of a month `YYYY-MM` and to pay it without multa: the given day of the next month, or the last business
 * day before it. The day is a parameter, because no public source settles it (domain/zfm.md §2.1, 14).
 */
export function vencimentoDaDci(competencia: string, dia: number): DataTexto {
  const seguinte = mesSeguinte(competencia);
  const ultimo = somarDias(`${mesSeguinte(seguinte)}-01`, -1);
  const marcado = `${seguinte}-${String(dia).padStart(2, '0')}`;
  const vencimento = marcado > ultimo ? ultimo : marcado;
  return ehDiaUtil(vencimento) ? vencimento : diaUtilAnterior(vencimento);
}

/** The month `YYYY-MM` whose outputs are declared on that day. */
export function competenciaAnterior(hoje: DataTexto): string {
  return mesAnterior(hoje.slice(0, 7));
}
