/** Licences of an import into the ZFM and their Suframa states (SCIEX, domain/importacao.md §1.3). */
const SITUACOES_PLI = {
  0: 'Não analisado',
  1: 'Análise ok',
  2: 'Análise visual',
  3: 'Erro',
  5: 'Visual empresa nova',
  6: 'Visual comercial',
  7: 'Visual ok',
  8: 'Visual erro',
  9: 'Visual pendente',
  10: 'LI referência substituída',
  19: 'Pendente',
  20: 'Em elaboração',
  21: 'Entregue',
  22: 'Aguardando geração de débito',
  23: 'Aguardando análise visual',
  24: 'Aguardando processamento',
  25: 'Processado',
} as const;

const SITUACOES_ALI = {
  1: 'Gerada',
  2: 'Enviada ao Siscomex',
  3: 'Deferida',
  4: 'Indeferida pela Suframa',
  5: 'Indeferida pelo Siscomex',
  6: 'Solicitado o cancelamento',
  7: 'LI cancelada pelo importador',
  8: 'Cancelada pelo Siscomex',
  9: 'Substituída',
  10: 'Retificada',
} as const;

const SITUACOES_LI = {
  1: 'Deferida',
  2: 'Indeferida',
  3: 'Enviada para cancelamento',
  4: 'Cancelada pelo importador',
  5: 'Cancelada pelo Siscomex',
  6: 'Substituída',
  7: 'Utilizada',
  8: 'Retificada',
} as const;

export const TIPOS_LICENCA = ['PLI', 'ALI', 'LI', 'LPCO'] as const;
export type TipoLicenca = (typeof TIPOS_LICENCA)[number];

/** The states of each type of licence, by Suframa code; the Suframa has none for an LPCO. */
export const SITUACOES_LICENCA: Readonly<Record<TipoLicenca, Readonly<Record<number, string>>>> = {
  PLI: SITUACOES_PLI,
  ALI: SITUACOES_ALI,
  LI: SITUACOES_LI,
  LPCO: {},
};

/**
 * Whether a declaration may use the licence. An LI must be deferida, and not used, replaced or cancelled: the Suframa refuses
 * others with errors 507 and 508. An LI of unknown state passes.
 */
export function podeUsar(licenca: { tipo: TipoLicenca; situacao: number | null }): boolean {
  return licenca.tipo !== 'LI' || licenca.situacao === null || licenca.situacao === LI_DEFERIDA;
}

const LI_DEFERIDA = 1;
