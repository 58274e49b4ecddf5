import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * Reasons why something waits for a person, in the order the filters list them: what stops a cargo comes first
 * (docs/decisions/meu-dia.md).
 */
export const REGRAS_DO_MEU_DIA = [
  'EXIGENCIA',
  'CIENCIA',
  'DAR',
  'ICMS_POR_NOTIFICAR',
  'SEM_DAI',
  'ETA_PASSADA',
  'DEVOLUCAO',
  'LICENCA',
  'A_DEBITAR',
  'SEM_CCLASSTRIB',
  'SEM_IMPORTADOR',
  'SEM_MATRIZ',
  'SEM_VINCULO',
  'DIFERENCA',
  'DOCUMENTO',
  'VIRADA',
  'DCI_MENSAL',
  'DCI_A_PAGAR',
  'SUSPENSAO_CBS_IBS',
  'RETORNO',
  'EXONERACAO',
  'PROCURACAO',
  'CERTIFICADO',
  'CREDENCIAL_DO_PORTAL',
  'AVISOS_DO_PORTAL',
  'REGISTRO_A_APROVAR',
  'A_RESOLVER_NO_PORTAL',
  'PRODUTO_RECUSADO',
  'PRODUTO_A_REVISAR',
  'OPERADOR_RECUSADO',
  'OPERADOR_A_REVISAR',
  'FABRICANTE_RECUSADO',
  'FABRICANTE_A_REVISAR',
  'NOVIDADE_DO_PORTAL',
  'SUFRAMA',
  'RESOLUCAO',
  'SEM_PERFIL',
  'ATO',
  'PO_ATRASADO',
  'DCR_DESATUALIZADO',
] as const;
export type RegraDoMeuDia = (typeof REGRAS_DO_MEU_DIA)[number];

export const NOME_REGRA_DO_MEU_DIA: Readonly<Record<RegraDoMeuDia, string>> = {
  EXIGENCIA: 'Exigência fiscal',
  CIENCIA: 'Ciência na Sefaz',
  DAR: 'DAR em aberto',
  ICMS_POR_NOTIFICAR: 'ICMS da DAI por notificar',
  SEM_DAI: 'DI sem DAI',
  ETA_PASSADA: 'ETA passada',
  DEVOLUCAO: 'Devolução de contêiner',
  LICENCA: 'Licença a vencer',
  A_DEBITAR: 'Débito no registro',
  SEM_CCLASSTRIB: 'Item sem cClassTrib',
  SEM_IMPORTADOR: 'Declaração sem importador do cadastro',
  SEM_MATRIZ: 'Adição sem linha da matriz',
  SEM_VINCULO: 'Mercadoria sem item do cadastro',
  DIFERENCA: 'Declaração com diferença',
  DOCUMENTO: 'Documento faltando',
  VIRADA: 'Virada para 2027',
  DCI_MENSAL: 'DCI do mês',
  DCI_A_PAGAR: 'DARF da DCI',
  SUSPENSAO_CBS_IBS: 'Suspensão de CBS e IBS',
  RETORNO: 'Retorno de saída temporária',
  EXONERACAO: 'Exoneração do ICMS',
  PROCURACAO: 'Procuração a vencer',
  CERTIFICADO: 'Certificado a vencer',
  CREDENCIAL_DO_PORTAL: 'Credencial do Portal Único a vencer',
  AVISOS_DO_PORTAL: 'Avisos do Portal Único sem cadastro',
  REGISTRO_A_APROVAR: 'Registro de DUIMP a aprovar',
  A_RESOLVER_NO_PORTAL: 'A resolver no Portal Único',
  PRODUTO_RECUSADO: 'Produto recusado no Catálogo',
  PRODUTO_A_REVISAR: 'Produtos do Catálogo a revisar',
  OPERADOR_RECUSADO: 'Operador estrangeiro recusado',
  OPERADOR_A_REVISAR: 'Operadores estrangeiros a revisar',
  FABRICANTE_RECUSADO: 'Vínculo de fabricante recusado',
  FABRICANTE_A_REVISAR: 'Vínculos de fabricante a revisar',
  NOVIDADE_DO_PORTAL: 'Novidade no Portal Único',
  SUFRAMA: 'Inscrição Suframa',
  RESOLUCAO: 'Resolução CAS',
  SEM_PERFIL: 'Importador sem perfil tributário',
  ATO: 'Calendário de atos',
  PO_ATRASADO: 'Pedido atrasado',
  DCR_DESATUALIZADO: 'DCR-E desatualizado',
};

/** As in the alerts of a process. `erro`: already late or already costing money. `aviso`: the deadline can still be met. */
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

/** Types of amount at stake. Amounts of different types are never added up. */
export const VALORES_DO_DIA = [
  'TRIBUTOS_SUSPENSOS',
  'CBS_IBS_SUSPENSOS',
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
  CBS_IBS_SUSPENSOS: 'CBS e IBS suspensos',
  TRIBUTOS_DECLARADOS: 'tributos declarados',
  DIFERENCA: 'diferença',
  DAR: 'DAR',
  DARF: 'DARF',
  ICMS_A_RECOLHER: 'ICMS a recolher',
  ICMS_SEM_INCENTIVO: 'ICMS sem incentivo',
  A_DEBITAR: 'a debitar no registro',
};

/** A larger total is shown as “10.000 ou mais”: nobody works through that many, and counting further costs more with every row. */
export const LIMITE_DO_TOTAL = 10_000;

/** Length in days of the group `SETE_DIAS`. */
export const DIAS_DA_SEMANA = 7;

interface Urgencia {
  nivel: NivelDoDia;
  prazo: DataTexto | null;
}

/** The group a line belongs to. An error without a deadline belongs to today. */
export function grupoDoDia({ nivel, prazo }: Urgencia, hoje: DataTexto): GrupoDoDia {
  if (prazo === null) return nivel === 'erro' ? 'HOJE' : 'SEM_PRAZO';
  const dias = diasEntre(hoje, prazo);
  if (dias < 0) return 'ATRASADO';
  if (dias === 0) return 'HOJE';
  return dias <= DIAS_DA_SEMANA ? 'SETE_DIAS' : 'DEPOIS';
}

/** Whether a postponed line got worse: it became an error or its deadline moved closer. The line then returns at once. */
export function piorou(antes: Urgencia, agora: Urgencia): boolean {
  if (antes.nivel === 'aviso' && agora.nivel === 'erro') return true;
  return agora.prazo !== null && (antes.prazo === null || agora.prazo < antes.prazo);
}

/** Why a line may not be postponed to that day; null if it may. */
export function recusaDoAdiamento(ate: DataTexto, hoje: DataTexto): string | null {
  if (ate <= hoje) return 'Escolha um dia depois de hoje.';
  return ate > somarDias(hoje, DIAS_DE_ADIAMENTO) ? 'O adiamento vai até um ano à frente.' : null;
}

/** The usual days to postpone to, without repeats: tomorrow, next Monday, in a week. */
export function diasParaAdiar(hoje: DataTexto): { nome: string; dia: DataTexto }[] {
  const diaDaSemana = new Date(`${hoje}T00:00:00Z`).getUTCDay();
  // On a Monday, the next Monday is a week away.
  const ateSegunda = (8 - diaDaSemana) % 7 || 7;
  return [
    { nome: 'Amanhã', dia: somarDias(hoje, 1) },
    { nome: 'Segunda-feira', dia: somarDias(hoje, ateSegunda) },
    { nome: 'Em uma semana', dia: somarDias(hoje, 7) },
  ].filter(({ dia }, i, todos) => todos.findIndex((outro) => outro.dia === dia) === i);
}

const DIAS_DE_ADIAMENTO = 365;

/** What a cut-off leaves asked for, since somebody waits for it (docs/decisions/historico.md). */
export const CONTINUA_DEPOIS_DO_CORTE =
  'exigência, ciência, DAR em aberto, ICMS de DAI por notificar, DAI rejeitada, DCI do último mês e DARF não pago';
