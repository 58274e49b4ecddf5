import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TipoDcr } from './dcr.ts';
import { errosQueImpedem, recusaDaData } from './passo-de-documento.ts';
import { DCR_EM_ABERTO, DCR_REGISTRADO, NOME_SITUACAO_DCR, type SituacaoDcr } from './situacao-dcr.ts';

/**
 * Steps of a DCR-E. Cais transmits nothing: the person who used the Receita's program marks the transmission as done and types the
 * number (domain/zfm.md §0, §6.4).
 */
export const PASSOS_DO_DCR = ['VALIDAR', 'GERAR', 'TRANSMITIR', 'REGISTRAR', 'REJEITAR', 'CANCELAR'] as const;
export type PassoDoDcr = (typeof PASSOS_DO_DCR)[number];

export const NOME_PASSO_DCR: Readonly<Record<PassoDoDcr, string>> = {
  VALIDAR: 'Validar',
  GERAR: 'Gerar arquivo de conferência',
  TRANSMITIR: 'Marcar como transmitido',
  REGISTRAR: 'Informar registro',
  REJEITAR: 'Informar rejeição',
  CANCELAR: 'Cancelar',
};

export const SITUACAO_DO_PASSO: Readonly<Record<PassoDoDcr, SituacaoDcr>> = {
  VALIDAR: 'VALIDADO',
  GERAR: 'ARQUIVO_GERADO',
  TRANSMITIR: 'TRANSMITIDO',
  REGISTRAR: 'REGISTRADO',
  REJEITAR: 'REJEITADO',
  CANCELAR: 'CANCELADO',
};

/**
 * Steps allowed in each situation. A registered DCR-E is changed by another one, R or S. Undoing the last step is handled
 * separately.
 */
export const PASSOS_POSSIVEIS: Readonly<Record<SituacaoDcr, readonly PassoDoDcr[]>> = {
  EM_ELABORACAO: ['VALIDAR', 'CANCELAR'],
  VALIDADO: ['GERAR', 'CANCELAR'],
  ARQUIVO_GERADO: ['GERAR', 'TRANSMITIR', 'CANCELAR'],
  TRANSMITIDO: ['REGISTRAR', 'REJEITAR', 'CANCELAR'],
  REGISTRADO: ['CANCELAR'],
  SUBSTITUIDO: [],
  RETIFICADO: [],
  REJEITADO: ['VALIDAR', 'CANCELAR'],
  CANCELADO: [],
};

export interface PedidoDoPasso {
  passo: PassoDoDcr;
  /** Day it happened in reality. */
  data: DataTexto;
  /** Ten digits the Receita gave; only at the registration. */
  numero: string | null;
  motivo: string | null;
}

/** The data of a DCR-E that decides whether a step is allowed. */
export interface EstadoDoDcr {
  situacao: SituacaoDcr;
  /** Day of the step that led to this situation; null before the first step. */
  desde: DataTexto | null;
  /** Number of registered DCIs that use it. */
  dcis: number;
  /** Number of findings that block further steps. */
  erros: number;
}

export interface RecusaDoPassoDoDcr {
  campo: 'passo' | 'data' | 'numero' | 'motivo';
  motivo: string;
}

/** Why a step is refused, as a sentence for the user, with the field concerned; null if the step is allowed. */
export function recusaDoPassoDoDcr(
  estado: EstadoDoDcr,
  pedido: PedidoDoPasso,
  hoje: DataTexto,
): RecusaDoPassoDoDcr | null {
  const { passo, data, numero, motivo } = pedido;
  const foraDeOrdem = recusaDaOrdem(estado, passo);
  if (foraDeOrdem) return { campo: 'passo', motivo: foraDeOrdem };
  const foraDoDia = recusaDaData({ data, desde: estado.desde, em: NOME_SITUACAO_DCR[estado.situacao] }, hoje);
  if (foraDoDia) return foraDoDia;
  if (passo === 'REGISTRAR' && !/^\d{10}$/.test(numero ?? '')) {
    return { campo: 'numero', motivo: 'O número do DCR-E tem dez algarismos: copie-o do programa da Receita.' };
  }
  if ((passo === 'REJEITAR' || passo === 'CANCELAR') && !motivo?.trim()) {
    return {
      campo: 'motivo',
      motivo: passo === 'REJEITAR' ? 'Diga por que a Receita rejeitou o DCR-E.' : 'Diga por que o DCR-E é cancelado.',
    };
  }
  return null;
}

/**
 * New situation of a DCR-E when its successor is registered. The registration day of the successor is the last day of the former.
 */
export function situacaoDoAntecessor(tipo: TipoDcr): SituacaoDcr | null {
  if (tipo === 'N') return null;
  return tipo === 'S' ? 'SUBSTITUIDO' : 'RETIFICADO';
}

function recusaDaOrdem({ situacao, dcis, erros }: EstadoDoDcr, passo: PassoDoDcr): string | null {
  if (!PASSOS_POSSIVEIS[situacao].includes(passo)) return MOTIVOS[passo](situacao);
  if (passo === 'CANCELAR' && dcis > 0) {
    return `Este DCR-E não pode ser cancelado: ${dcis === 1 ? 'uma DCI registrada o usa' : `${dcis} DCIs registradas o usam`}.`;
  }
  if ((passo === 'VALIDAR' || passo === 'GERAR') && erros > 0) return errosQueImpedem(erros);
  return null;
}

const MOTIVOS: Readonly<Record<PassoDoDcr, (situacao: SituacaoDcr) => string>> = {
  VALIDAR: (situacao) => foraDeOrdem(situacao, 'ser validado de novo'),
  GERAR: (situacao) =>
    DCR_EM_ABERTO.includes(situacao)
      ? 'O arquivo é gerado depois da validação: valide antes o DCR-E.'
      : foraDeOrdem(situacao, 'ter outro arquivo gerado'),
  TRANSMITIR: (situacao) =>
    DCR_EM_ABERTO.includes(situacao)
      ? 'Só se transmite o que está no arquivo: valide o DCR-E e gere o arquivo antes.'
      : foraDeOrdem(situacao, 'ser marcado como transmitido'),
  REGISTRAR: (situacao) =>
    DCR_EM_ABERTO.includes(situacao)
      ? 'A Receita só registra o que lhe foi transmitido: marque antes a transmissão.'
      : foraDeOrdem(situacao, 'ser registrado de novo'),
  REJEITAR: (situacao) =>
    DCR_EM_ABERTO.includes(situacao)
      ? 'A Receita só rejeita o que lhe foi transmitido: marque antes a transmissão.'
      : foraDeOrdem(situacao, 'ser rejeitado'),
  CANCELAR: (situacao) => foraDeOrdem(situacao, 'ser cancelado'),
};

function foraDeOrdem(situacao: SituacaoDcr, que: string): string {
  const como = DCR_REGISTRADO.includes(situacao) ? ': o que mudou entra num substitutivo ou retificador' : '';
  return `Um DCR-E em “${NOME_SITUACAO_DCR[situacao]}” não pode ${que}${como}.`;
}
