import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { diasEntre } from './dias.ts';

/** How many days before the end a document begins to warn. */
export const DIAS_DE_AVISO = 30;

export type SituacaoDaValidade =
  | { situacao: 'SEM_PRAZO' }
  | { situacao: 'VIGENTE' }
  /** `dias` until the last day: 0 on that day itself. */
  | { situacao: 'VENCENDO'; dias: number }
  | { situacao: 'VENCIDA' };

/** How a document that holds to `ate`, that day included, stands on `dia`; without a date it has no end. */
export function situacaoDaValidade(
  ate: DataTexto | null,
  dia: DataTexto,
  diasDeAviso: number = DIAS_DE_AVISO,
): SituacaoDaValidade {
  if (ate === null) return { situacao: 'SEM_PRAZO' };
  const dias = diasEntre(dia, ate);
  if (dias < 0) return { situacao: 'VENCIDA' };
  return dias <= diasDeAviso ? { situacao: 'VENCENDO', dias } : { situacao: 'VIGENTE' };
}

/** `Vence em 12 dias`. */
export function validadePorExtenso(validade: SituacaoDaValidade): string {
  switch (validade.situacao) {
    case 'SEM_PRAZO':
      return 'Sem prazo';
    case 'VIGENTE':
      return 'Vigente';
    case 'VENCIDA':
      return 'Vencido';
    case 'VENCENDO':
      if (validade.dias === 0) return 'Vence hoje';
      return validade.dias === 1 ? 'Vence amanhã' : `Vence em ${validade.dias} dias`;
  }
}

/** The filter of a list: what still warns, or what holds no longer. */
export const FILTROS_DE_VALIDADE = { VENCENDO: `Vence em até ${DIAS_DE_AVISO} dias`, VENCIDA: 'Vencida' } as const;
export type FiltroDeValidade = keyof typeof FILTROS_DE_VALIDADE;
