import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Why something waits for a person, in the order in which the filters name it: what stops a cargo first (docs/decisions/meu-dia.md). */
export const REGRAS_DO_MEU_DIA = [
  'EXIGENCIA',
  'CIENCIA',
  'DAR',
  'SEM_DAI',
  'ETA_PASSADA',
  'DEVOLUCAO',
  'LICENCA',
  'A_DEBITAR',
  'DIFERENCA',
  'DOCUMENTO',
  'DCI_MENSAL',
  'DCI_A_PAGAR',
  'EXONERACAO',
  'PROCURACAO',
  'CERTIFICADO',
  'SUFRAMA',
  'RESOLUCAO',
  'PO_ATRASADO',
  'DCR_DESATUALIZADO',
] as const;
export type RegraDoMeuDia = (typeof REGRAS_DO_MEU_DIA)[number];

export const NOME_REGRA_DO_MEU_DIA: Readonly<Record<RegraDoMeuDia, string>> = {
  EXIGENCIA: 'Exigência fiscal',
  CIENCIA: 'Ciência na Sefaz',
  DAR: 'DAR em aberto',
  SEM_DAI: 'DI sem DAI',
  ETA_PASSADA: 'ETA passada',
  DEVOLUCAO: 'Devolução de contêiner',
  LICENCA: 'Licença a vencer',
  A_DEBITAR: 'Débito no registro',
  DIFERENCA: 'Declaração com diferença',
  DOCUMENTO: 'Documento faltando',
  DCI_MENSAL: 'DCI do mês',
  DCI_A_PAGAR: 'DARF da DCI',
  EXONERACAO: 'Exoneração do ICMS',
  PROCURACAO: 'Procuração a vencer',
  CERTIFICADO: 'Certificado a vencer',
  SUFRAMA: 'Inscrição Suframa',
  RESOLUCAO: 'Resolução CAS',
  PO_ATRASADO: 'Pedido atrasado',
  DCR_DESATUALIZADO: 'DCR-E desatualizado',
};

/** `erro` is late or costs money already; `aviso` still can be met: as the alerts of a process say it. */
export type NivelDoDia = 'erro' | 'aviso';

export const GRUPOS_DO_DIA = ['ATRASADO', 'HOJE', 'SETE_DIAS', 'DEPOIS', 'SEM_PRAZO'] as const;
export type GrupoDoDia = (typeof GRUPOS_DO_DIA)[number];

export const NOME_GRUPO_DO_DIA: Readonly<Record<GrupoDoDia, string>> = {
  ATRASADO: 'Atrasado',
  HOJE: 'Hoje',
  SETE_DIAS: 'Próximos 7 dias',
  DEPOIS: 'Depois',
  SEM_PRAZO: 'Sem prazo',
};

/** What money is at stake, by what it is: amounts of two kinds are never added up. */
export const VALORES_DO_DIA = [
  'TRIBUTOS_SUSPENSOS',
  'TRIBUTOS_DECLARADOS',
  'DIFERENCA',
  'DAR',
  'DARF',
  'ICMS_A_RECOLHER',
  'ICMS_SEM_INCENTIVO',
  'A_DEBITAR',
] as const;
export type ValorDoDia = (typeof VALORES_DO_DIA)[number];

export const NOME_VALOR_DO_DIA: Readonly<Record<ValorDoDia, string>> = {
  TRIBUTOS_SUSPENSOS: 'tributos suspensos',
  TRIBUTOS_DECLARADOS: 'tributos declarados',
  DIFERENCA: 'diferença',
  DAR: 'DAR',
  DARF: 'DARF',
  ICMS_A_RECOLHER: 'ICMS a recolher',
  ICMS_SEM_INCENTIVO: 'ICMS sem incentivo',
  A_DEBITAR: 'a debitar no registro',
};

/** A total past it is said as “10.000 ou mais”: nobody works through as many, and counting on costs more with every row. */
export const LIMITE_DO_TOTAL = 10_000;

/** How far ahead the group of the week looks. */
export const DIAS_DA_SEMANA = 7;

interface Urgencia {
  nivel: NivelDoDia;
  prazo: DataTexto | null;
}

/** Under which heading a line stands. What costs already and has no day of its own can only be done today. */
export function grupoDoDia({ nivel, prazo }: Urgencia, hoje: DataTexto): GrupoDoDia {
  if (prazo === null) return nivel === 'erro' ? 'HOJE' : 'SEM_PRAZO';
  const dias = diasEntre(hoje, prazo);
  if (dias < 0) return 'ATRASADO';
  if (dias === 0) return 'HOJE';
  return dias <= DIAS_DA_SEMANA ? 'SETE_DIAS' : 'DEPOIS';
}

/** Whether what was put off is worse than when it was: it became an error, or its day came nearer. It comes back then, whatever the day. */
export function piorou(antes: Urgencia, agora: Urgencia): boolean {
  if (antes.nivel === 'aviso' && agora.nivel === 'erro') return true;
  return agora.prazo !== null && (antes.prazo === null || agora.prazo < antes.prazo);
}

/** Why something may not be put off to a day; null when it may. */
export function recusaDoAdiamento(ate: DataTexto, hoje: DataTexto): string | null {
  if (ate <= hoje) return 'Escolha um dia depois de hoje.';
  return ate > somarDias(hoje, DIAS_DE_ADIAMENTO) ? 'O adiamento vai até um ano à frente.' : null;
}

/** The usual days to put something off to, each day once: tomorrow, the next Monday, in a week. */
export function diasParaAdiar(hoje: DataTexto): { nome: string; dia: DataTexto }[] {
  const diaDaSemana = new Date(`${hoje}T00:00:00Z`).getUTCDay();
  // Of a Monday the next one, which is a week away.
  const ateSegunda = (8 - diaDaSemana) % 7 || 7;
  return [
    { nome: 'Amanhã', dia: somarDias(hoje, 1) },
    { nome: 'Segunda-feira', dia: somarDias(hoje, ateSegunda) },
    { nome: 'Em uma semana', dia: somarDias(hoje, 7) },
  ].filter(({ dia }, i, todos) => todos.findIndex((outro) => outro.dia === dia) === i);
}

const DIAS_DE_ADIAMENTO = 365;
