/** Where a DCI stands (domain/zfm.md §2.4), in the order of the trade. */
export const SITUACOES_DCI = [
  'EM_ELABORACAO',
  'CALCULADA',
  'VALIDADA',
  'ARQUIVO_GERADO',
  'TRANSMITIDA',
  'REGISTRADA',
  'EM_CONFERENCIA',
  'COM_EXIGENCIA',
  'DESEMBARACADA',
  'RETIFICADA',
  'REJEITADA',
  'CANCELADA',
] as const;
export type SituacaoDci = (typeof SITUACOES_DCI)[number];

export const NOME_SITUACAO_DCI: Readonly<Record<SituacaoDci, string>> = {
  EM_ELABORACAO: 'Em elaboração',
  CALCULADA: 'Calculada',
  VALIDADA: 'Validada',
  ARQUIVO_GERADO: 'Arquivo gerado',
  TRANSMITIDA: 'Transmitida',
  REGISTRADA: 'Registrada',
  EM_CONFERENCIA: 'Em conferência',
  COM_EXIGENCIA: 'Com exigência',
  DESEMBARACADA: 'Desembaraçada',
  RETIFICADA: 'Retificada',
  REJEITADA: 'Rejeitada',
  CANCELADA: 'Cancelada',
};

/** Its content may still be changed; whatever changes it takes it back to `EM_ELABORACAO`. */
export const DCI_EM_ABERTO: readonly SituacaoDci[] = [
  'EM_ELABORACAO',
  'CALCULADA',
  'VALIDADA',
  'ARQUIVO_GERADO',
  'REJEITADA',
];

/** The Receita gave it a number and it holds: its stock is drawn. */
export const DCI_REGISTRADA: readonly SituacaoDci[] = [
  'REGISTRADA',
  'EM_CONFERENCIA',
  'COM_EXIGENCIA',
  'DESEMBARACADA',
];

/** It holds, or held until it was corrected: one whose retificadora was cancelled is corrected again. */
export function podeSerRetificada(situacao: SituacaoDci): boolean {
  return DCI_REGISTRADA.includes(situacao) || situacao === 'RETIFICADA';
}

/** Canais of an internação; a monthly one never meets the recinto, so it may have none. */
export const CANAIS_DCI = ['VERDE', 'VERMELHO'] as const;
export type CanalDci = (typeof CANAIS_DCI)[number];

export const NOME_CANAL_DCI: Readonly<Record<CanalDci, string>> = { VERDE: 'Verde', VERMELHO: 'Vermelho' };
