import type { SituacaoDci } from './situacao-dci.ts';

/**
 * What somebody does with a DCI. Cais makes no transmission: who used the Siscomex says that it was done, and types the number back
 * (domain/zfm.md §0, §2.4).
 */
export const PASSOS_DA_DCI = [
  'CALCULAR',
  'VALIDAR',
  'GERAR',
  'TRANSMITIR',
  'REGISTRAR',
  'REJEITAR',
  'INFORMAR_CANAL',
  'EXIGIR',
  'DESEMBARACAR',
  'CANCELAR',
] as const;
export type PassoDaDci = (typeof PASSOS_DA_DCI)[number];

export const NOME_PASSO_DCI: Readonly<Record<PassoDaDci, string>> = {
  CALCULAR: 'Calcular',
  VALIDAR: 'Validar',
  GERAR: 'Gerar arquivo de conferência',
  TRANSMITIR: 'Marcar como transmitida',
  REGISTRAR: 'Informar registro',
  REJEITAR: 'Informar rejeição',
  INFORMAR_CANAL: 'Informar canal',
  EXIGIR: 'Informar exigência',
  DESEMBARACAR: 'Informar desembaraço',
  CANCELAR: 'Cancelar',
};

/** What may be done from where a DCI stands; undoing the last step is apart. */
export const PASSOS_POSSIVEIS_DCI: Readonly<Record<SituacaoDci, readonly PassoDaDci[]>> = {
  EM_ELABORACAO: ['CALCULAR', 'CANCELAR'],
  CALCULADA: ['VALIDAR', 'CANCELAR'],
  VALIDADA: ['GERAR', 'CANCELAR'],
  ARQUIVO_GERADO: ['GERAR', 'TRANSMITIR', 'CANCELAR'],
  TRANSMITIDA: ['REGISTRAR', 'REJEITAR', 'CANCELAR'],
  REGISTRADA: ['INFORMAR_CANAL', 'DESEMBARACAR', 'CANCELAR'],
  EM_CONFERENCIA: ['EXIGIR', 'DESEMBARACAR', 'CANCELAR'],
  COM_EXIGENCIA: ['DESEMBARACAR', 'CANCELAR'],
  DESEMBARACADA: ['CANCELAR'],
  RETIFICADA: [],
  REJEITADA: ['CALCULAR', 'CANCELAR'],
  CANCELADA: [],
};
