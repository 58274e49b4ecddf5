/** Situations of a DCR-E (domain/zfm.md §1.1), in chronological order. */
export const SITUACOES_DCR = [
  'EM_ELABORACAO',
  'VALIDADO',
  'ARQUIVO_GERADO',
  'TRANSMITIDO',
  'REGISTRADO',
  'SUBSTITUIDO',
  'RETIFICADO',
  'REJEITADO',
  'CANCELADO',
] as const;
export type SituacaoDcr = (typeof SITUACOES_DCR)[number];

export const NOME_SITUACAO_DCR: Readonly<Record<SituacaoDcr, string>> = {
  EM_ELABORACAO: 'Em elaboração',
  VALIDADO: 'Validado',
  ARQUIVO_GERADO: 'Arquivo gerado',
  TRANSMITIDO: 'Transmitido',
  REGISTRADO: 'Registrado',
  SUBSTITUIDO: 'Substituído',
  RETIFICADO: 'Retificado',
  REJEITADO: 'Rejeitado',
  CANCELADO: 'Cancelado',
};

/** Situations in which the content may still change; any change returns the DCR-E to `EM_ELABORACAO`. */
export const DCR_EM_ABERTO: readonly SituacaoDcr[] = ['EM_ELABORACAO', 'VALIDADO', 'ARQUIVO_GERADO', 'REJEITADO'];

/** Situations in which the DCR-E has a number of the Receita, whether or not a successor followed. */
export const DCR_REGISTRADO: readonly SituacaoDcr[] = ['REGISTRADO', 'SUBSTITUIDO', 'RETIFICADO'];
