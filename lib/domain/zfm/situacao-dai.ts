/** Situations of the DAI of a registered declaration at the Sefaz-AM (domain/zfm.md §6.7), in chronological order. */
export const SITUACOES_DAI = [
  'SEM_DAI',
  'EM_ELABORACAO',
  'XML_GERADO',
  'ENVIADA',
  'PENDENTE_PARAMETRIZACAO',
  'PARAMETRIZADA',
  'CIENCIA_DADA',
  'NOTIFICADA',
  'DAR_PAGO',
  'DESEMBARACADA',
  'REJEITADA',
  'CANCELADA',
] as const;
export type SituacaoDai = (typeof SITUACOES_DAI)[number];

export const NOME_SITUACAO_DAI: Readonly<Record<SituacaoDai, string>> = {
  SEM_DAI: 'Sem DAI',
  EM_ELABORACAO: 'Em elaboração',
  XML_GERADO: 'XML gerado',
  ENVIADA: 'Enviada',
  PENDENTE_PARAMETRIZACAO: 'Pendente de parametrização',
  PARAMETRIZADA: 'Parametrizada',
  CIENCIA_DADA: 'Ciência dada',
  NOTIFICADA: 'Notificada',
  DAR_PAGO: 'DAR pago',
  DESEMBARACADA: 'Desembaraçada',
  REJEITADA: 'Rejeitada',
  CANCELADA: 'Cancelada',
};

/**
 * Situations that may follow each situation. A DAI that was sent can no longer change: after a rejection or cancellation it is made
 * anew.
 */
export const SITUACOES_SEGUINTES_DAI: Readonly<Record<SituacaoDai, readonly SituacaoDai[]>> = {
  SEM_DAI: ['EM_ELABORACAO', 'ENVIADA'],
  EM_ELABORACAO: ['XML_GERADO', 'ENVIADA'],
  XML_GERADO: ['EM_ELABORACAO', 'XML_GERADO', 'ENVIADA'],
  ENVIADA: ['PENDENTE_PARAMETRIZACAO', 'PARAMETRIZADA', 'REJEITADA', 'CANCELADA'],
  PENDENTE_PARAMETRIZACAO: ['PARAMETRIZADA', 'REJEITADA', 'CANCELADA'],
  PARAMETRIZADA: ['CIENCIA_DADA', 'CANCELADA'],
  CIENCIA_DADA: ['NOTIFICADA', 'DESEMBARACADA', 'CANCELADA'],
  NOTIFICADA: ['NOTIFICADA', 'DAR_PAGO', 'DESEMBARACADA', 'CANCELADA'],
  DAR_PAGO: ['NOTIFICADA', 'DESEMBARACADA', 'CANCELADA'],
  DESEMBARACADA: [],
  REJEITADA: ['EM_ELABORACAO', 'CANCELADA'],
  CANCELADA: ['EM_ELABORACAO'],
};

/** The next action for each situation; null if nothing is left to do. */
export const PROXIMO_ATO_DAI: Readonly<Record<SituacaoDai, string | null>> = {
  SEM_DAI: 'Elaborar a DAI',
  EM_ELABORACAO: 'Conferir e gerar o XML',
  XML_GERADO: 'Enviar à Sefaz',
  ENVIADA: 'Acompanhar a parametrização',
  PENDENTE_PARAMETRIZACAO: 'Acompanhar a parametrização',
  PARAMETRIZADA: 'Tomar ciência do canal',
  CIENCIA_DADA: 'Acompanhar o desembaraço',
  NOTIFICADA: 'Pagar o DAR',
  DAR_PAGO: 'Acompanhar o desembaraço',
  DESEMBARACADA: null,
  REJEITADA: 'Corrigir e enviar de novo',
  CANCELADA: 'Elaborar outra DAI',
};

/** The Sefaz has no valid DAI: it was never sent, or was rejected or cancelled. */
export const SEM_DAI_NA_SEFAZ: readonly SituacaoDai[] = [
  'SEM_DAI',
  'EM_ELABORACAO',
  'XML_GERADO',
  'REJEITADA',
  'CANCELADA',
];

/** Situations in which the content may still change. */
export const DAI_EM_ABERTO: readonly SituacaoDai[] = ['SEM_DAI', 'EM_ELABORACAO', 'XML_GERADO'];

/** Situations in which the canal is known. */
export const DAI_COM_CANAL: readonly SituacaoDai[] = [
  'PARAMETRIZADA',
  'CIENCIA_DADA',
  'NOTIFICADA',
  'DAR_PAGO',
  'DESEMBARACADA',
];
