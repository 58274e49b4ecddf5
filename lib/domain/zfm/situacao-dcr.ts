/** Where a DCR-E stands (domain/zfm.md §1.1), in the order of the trade. */
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

/** Its content may still be changed; whatever changes it takes it back to `EM_ELABORACAO`. */
export const DCR_EM_ABERTO: readonly SituacaoDcr[] = ['EM_ELABORACAO', 'VALIDADO', 'ARQUIVO_GERADO', 'REJEITADO'];

/** The Receita gave it a number, whether or not another came after it. */
export const DCR_REGISTRADO: readonly SituacaoDcr[] = ['REGISTRADO', 'SUBSTITUIDO', 'RETIFICADO'];
