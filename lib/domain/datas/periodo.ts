import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { somarDias } from './dias.ts';

/** A period of days, both ends included; a missing end is open. */
export interface Periodo {
  de: DataTexto | undefined;
  ate: DataTexto | undefined;
}

export const PERIODOS_USUAIS = ['hoje', 'semana', 'mes', 'mes-passado', 'ano'] as const;
export type PeriodoUsual = (typeof PERIODOS_USUAIS)[number];

export const NOME_PERIODO: Record<PeriodoUsual, string> = {
  hoje: 'Hoje',
  semana: 'Esta semana',
  mes: 'Este mês',
  'mes-passado': 'Mês passado',
  ano: 'Este ano',
};

/** The days of a preset period around `hoje`; weeks begin on Sunday. */
export function periodoUsual(qual: PeriodoUsual, hoje: DataTexto): { de: DataTexto; ate: DataTexto } {
  const ano = hoje.slice(0, 4);
  switch (qual) {
    case 'hoje':
      return { de: hoje, ate: hoje };
    case 'semana': {
      const domingo = somarDias(hoje, -diaDaSemana(hoje));
      return { de: domingo, ate: somarDias(domingo, 6) };
    }
    case 'mes':
      return mesDe(hoje);
    case 'mes-passado':
      return mesDe(somarDias(mesDe(hoje).de, -1));
    case 'ano':
      return { de: `${ano}-01-01`, ate: `${ano}-12-31` };
  }
}

/** First and last day of a range of months such as `2026-09` to `2026-11`. */
export function diasDosMeses({ de, ate }: { de: string; ate: string }): { de: DataTexto; ate: DataTexto } {
  return { de: `${de}-01`, ate: mesDe(`${ate}-01`).ate };
}

function mesDe(dia: DataTexto): { de: DataTexto; ate: DataTexto } {
  const de = `${dia.slice(0, 7)}-01`;
  // No month has 32 days, so the first day plus 31 falls in the next month.
  const noSeguinte = somarDias(de, 31);
  return { de, ate: somarDias(`${noSeguinte.slice(0, 7)}-01`, -1) };
}

function diaDaSemana(dia: DataTexto): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay();
}
