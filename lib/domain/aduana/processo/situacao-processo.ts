import { situacaoDaDuimp } from '#lib/domain/aduana/declaracao/situacao-duimp.ts';
import { foiParametrizada } from './canal-rfb.ts';

/** Situations of a process, in chronological order. */
export const SITUACOES_PROCESSO = [
  'EM_ABERTO',
  'EM_TRANSITO',
  'AGUARDANDO_PRESENCA',
  'REGISTRADO',
  'PARAMETRIZADO',
  'EM_EXIGENCIA',
  'DESEMBARACADO_RFB',
  'DESEMBARACADO_SEFAZ',
  'ENTREGUE',
  'ENCERRADO',
  'CANCELADO',
] as const;
export type SituacaoProcesso = (typeof SITUACOES_PROCESSO)[number];

export const NOME_SITUACAO_PROCESSO: Record<SituacaoProcesso, string> = {
  EM_ABERTO: 'Em aberto',
  EM_TRANSITO: 'Em trânsito',
  AGUARDANDO_PRESENCA: 'Aguardando presença',
  REGISTRADO: 'Registrado',
  PARAMETRIZADO: 'Parametrizado',
  EM_EXIGENCIA: 'Em exigência',
  DESEMBARACADO_RFB: 'Desembaraçado RFB',
  DESEMBARACADO_SEFAZ: 'Desembaraçado Sefaz',
  ENTREGUE: 'Entregue',
  ENCERRADO: 'Encerrado',
  CANCELADO: 'Cancelado',
};

/** The situation of a process of which only the registered declaration is known. */
export function situacaoDaDeclaracao(di: {
  dataDesembaraco: string | null;
  canalCodigo: string | null;
  duimp?: { situacao: string | null } | undefined;
}): SituacaoProcesso {
  const daDuimp = situacaoDaDuimp(di.duimp?.situacao ?? null);
  if (daDuimp) return daDuimp;
  if (di.dataDesembaraco) return 'DESEMBARACADO_RFB';
  return foiParametrizada(di.canalCodigo) ? 'PARAMETRIZADO' : 'REGISTRADO';
}
