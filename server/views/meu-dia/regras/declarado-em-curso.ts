import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';

/** Situations of a process that is registered and not closed. */
export const DECLARADO_EM_CURSO: readonly SituacaoProcesso[] = [
  'REGISTRADO',
  'PARAMETRIZADO',
  'EM_EXIGENCIA',
  'DESEMBARACADO_RFB',
  'DESEMBARACADO_SEFAZ',
  'ENTREGUE',
];
