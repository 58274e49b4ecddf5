import type { ComplementoDaDuimp, LacunaDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';

/** Where a retificação stands that was prepared here. `DESISTIDA`: a person gave it up. */
export type SituacaoDaRetificacao = 'ABERTA' | 'REGISTRADA' | 'DESISTIDA';

/** What a registered version filled in, so that nothing a person typed afterwards is overwritten, and giving up takes it away. */
export interface PreenchimentoDaRetificacao {
  /** Instant, ISO 8601. */
  em: string;
  versaoRegistrada: number;
  /** Version of the planned items once they were filled; null where the processo had a plan of its own. */
  itensVersao: number | null;
  /** Version of the complement once it was filled, and the complement before that. */
  complementoVersao: number;
  complementoAntes: ComplementoDaDuimp;
  lacunas: LacunaDaDuimp[];
}

/** Whether a version of a DUIMP is a retificação: the first registered one is 1, and a draft before it 0. */
export function eRetificadora(versaoDuimp: string | null): boolean {
  return Number(versaoDuimp) >= 2;
}

/** Why a registered DUIMP takes no retificação, by what its cover says; null when it may. Codes are those of the published document. */
export function recusaDaRetificacao(situacao: string | null, analise: string | null): string | null {
  if (situacao?.startsWith('CANCELADA_')) return 'A DUIMP está cancelada no Portal Único: não se retifica.';
  if (analise === 'PENDENTE_AGUARDANDO_ANALISE') {
    return 'Uma retificação desta DUIMP espera a análise da Receita: outra só depois dela.';
  }
  return null;
}
