/** Situations of a DCI (domain/zfm.md §2.4), in chronological order. */
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

/** Situations in which the content may still change; any change returns the DCI to `EM_ELABORACAO`. */
export const DCI_EM_ABERTO: readonly SituacaoDci[] = [
  'EM_ELABORACAO',
  'CALCULADA',
  'VALIDADA',
  'ARQUIVO_GERADO',
  'REJEITADA',
];

/** Situations in which the DCI has a number of the Receita and is valid: its stock is drawn. */
export const DCI_REGISTRADA: readonly SituacaoDci[] = [
  'REGISTRADA',
  'EM_CONFERENCIA',
  'COM_EXIGENCIA',
  'DESEMBARACADA',
];

/**
 * Whether the DCI can be corrected by a retificadora. A RETIFICADA can be corrected again, after its retificadora was cancelled.
 */
export function podeSerRetificada(situacao: SituacaoDci): boolean {
  return DCI_REGISTRADA.includes(situacao) || situacao === 'RETIFICADA';
}

/** Canais of an internação. A monthly DCI never passes the recinto, so it may have no canal. */
export const CANAIS_DCI = ['VERDE', 'VERMELHO'] as const;
export type CanalDci = (typeof CANAIS_DCI)[number];

export const NOME_CANAL_DCI: Readonly<Record<CanalDci, string>> = { VERDE: 'Verde', VERMELHO: 'Vermelho' };
