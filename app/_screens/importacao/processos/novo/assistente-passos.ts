import { PARTES_A_PREENCHER, type ParteAPreencher } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';

/** The steps of the wizard: the parts to fill in before the registration, and a review of what is missing. */
export const PASSOS_DO_ASSISTENTE = [...PARTES_A_PREENCHER, 'revisao'] as const;
export type PassoDoAssistente = (typeof PASSOS_DO_ASSISTENTE)[number];

export const TITULO_DO_PASSO: Readonly<Record<PassoDoAssistente, string>> = {
  identificacao: 'Identificação',
  carga: 'Carga e transporte',
  itens: 'Itens',
  adicoes: 'Adições',
  tributos: 'Tributos',
  documentos: 'Documentos',
  revisao: 'Revisão',
};

/** The part that a step fills in; null for the review. */
export function parteDoPasso(passo: PassoDoAssistente): ParteAPreencher | null {
  return passo === 'revisao' ? null : passo;
}

/** The next step; null after the last. */
export function passoSeguinte(passo: PassoDoAssistente): PassoDoAssistente | null {
  return PASSOS_DO_ASSISTENTE[PASSOS_DO_ASSISTENTE.indexOf(passo) + 1] ?? null;
}
