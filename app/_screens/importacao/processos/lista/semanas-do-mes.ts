import { somarDias } from '#lib/domain/datas/dias.ts';
import { mesSeguinte } from '#lib/domain/datas/meses.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The weeks that show a month (`2026-11`) whole, from Sunday to Saturday. */
export function semanasDoMes(mes: string): DataTexto[][] {
  const primeiro = `${mes}-01` as DataTexto;
  const depois = `${mesSeguinte(mes)}-01`;
  const semanas: DataTexto[][] = [];
  for (let domingo = somarDias(primeiro, -diaDaSemana(primeiro)); domingo < depois; domingo = somarDias(domingo, 7)) {
    semanas.push(Array.from({ length: 7 }, (_, i) => somarDias(domingo, i)));
  }
  return semanas;
}

/** 0 is Sunday. */
const diaDaSemana = (dia: DataTexto): number => new Date(`${dia}T00:00:00Z`).getUTCDay();
