import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { diasEntre } from './dias.ts';

/** Days before expiry from which a document warns. */
export const DIAS_DE_AVISO = 30;

export type SituacaoDaValidade =
  | { situacao: 'SEM_PRAZO' }
  | { situacao: 'VIGENTE' }
  /** `dias` left until the last day; 0 on that day. */
  | { situacao: 'VENCENDO'; dias: number }
  | { situacao: 'VENCIDA' };

/** Validity on `dia` of a document valid until `ate`, that day included; without a date it has no end. */
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

/** Such as `Vence em 12 dias`. */
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

/** Filter options of a list: documents that expire soon, or have expired. */
export const FILTROS_DE_VALIDADE = { VENCENDO: `Vence em até ${DIAS_DE_AVISO} dias`, VENCIDA: 'Vencida' } as const;
export type FiltroDeValidade = keyof typeof FILTROS_DE_VALIDADE;
