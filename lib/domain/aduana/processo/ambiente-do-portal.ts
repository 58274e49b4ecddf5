/** Environments of the Portal Único open to companies (domain/portal-unico.md §1). */
export const AMBIENTES_DO_PORTAL = ['TREINAMENTO', 'PRODUCAO'] as const;
export type AmbienteDoPortal = (typeof AMBIENTES_DO_PORTAL)[number];

export const NOME_AMBIENTE_DO_PORTAL: Readonly<Record<AmbienteDoPortal, string>> = {
  TREINAMENTO: 'Treinamento',
  PRODUCAO: 'Produção',
};

/** Where a step came from that the Portal proved. */
export const doPortal = (ambiente: AmbienteDoPortal): string =>
  `do Portal Único (${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})`;

/** What stands on every paper of a processo of training. */
export const NAO_E_DE_VERDADE = 'Treinamento: não é declaração de verdade';
