/**
 * Codes whose suspension of CBS and IBS converts into exemption by use in the Zona Franca or in an Área de Livre Comércio (LC
 * 214/2025, arts. 443 and 461). Leaving before that is declared by event 112120.
 */
const CONVERSIVEIS: ReadonlySet<string> = new Set(['550019', '550020']);

/** The code with the deadline of the regulations, which speak of art. 443 only (Decreto 12.955/2026, art. 528, § 2º). */
const COM_PRAZO = '550019';

export function suspensaoConversivel(cClassTrib: string | null): boolean {
  return cClassTrib !== null && CONVERSIVEIS.has(cClassTrib);
}

export function suspensaoComPrazo(cClassTrib: string | null): boolean {
  return cClassTrib === COM_PRAZO;
}

/** Deferral and suspension: nothing of CBS and IBS is due at the entry. */
export const CSTS_AFASTADOS = ['510', '515', '550'] as const;

/** Whether CBS and IBS of a class are suspended or deferred. */
export function suspendeCbsIbs(cClassTrib: string): boolean {
  return CSTS_AFASTADOS.some((cst) => cClassTrib.startsWith(cst));
}

/** Codes above, for SQL. */
export const CLASSES_CONVERSIVEIS: readonly string[] = [...CONVERSIVEIS];

/** An input has to be used within the deadline; a fixed asset is exempt once it passed (LC 214/2025, art. 443, § 2º). */
export const ESPECIES_DO_LOTE = ['INSUMO', 'ATIVO'] as const;
export type EspecieDoLote = (typeof ESPECIES_DO_LOTE)[number];

export const NOME_ESPECIE_DO_LOTE: Readonly<Record<EspecieDoLote, string>> = {
  INSUMO: 'Insumo',
  ATIVO: 'Bem do ativo imobilizado',
};

/** Why CBS and IBS of a lot are unknown. */
export const FALTAS_DA_REFORMA = ['SEM_CLASSE', 'SEM_CALCULO', 'SEM_ALIQUOTA', 'NAO_INFORMADO'] as const;
export type FaltaDaReforma = (typeof FALTAS_DA_REFORMA)[number];

export const FRASE_DA_FALTA: Readonly<Record<FaltaDaReforma, string>> = {
  SEM_CLASSE: 'O item não tem cClassTrib.',
  SEM_CALCULO: 'A declaração não permite calcular a CBS e o IBS deste item.',
  SEM_ALIQUOTA: 'A alíquota do dia do desembaraço ainda não foi fixada.',
  NAO_INFORMADO: 'Ainda não foi calculado, ou o lançamento não o informa.',
};

/** Where the suspension of a lot stands (LC 214/2025, art. 443, §§ 2º e 3º). */
export const ESTADOS_DA_SUSPENSAO = ['SUSPENSO', 'CONVERTIDO', 'EXIGIVEL', 'DECLARADO'] as const;
export type EstadoDaSuspensao = (typeof ESTADOS_DA_SUSPENSAO)[number];

export const NOME_ESTADO_DA_SUSPENSAO: Readonly<Record<EstadoDaSuspensao, string>> = {
  SUSPENSO: 'Suspenso',
  CONVERTIDO: 'Convertido em isenção',
  EXIGIVEL: 'A declarar',
  DECLARADO: 'Declarado',
};

/**
 * Why a suspension did not convert: the goods left by a DCI, the deadline passed with them in stock, they did not come back in time
 * from a temporary exit, or they are missing, lost or broken.
 */
export const ORIGENS_NAO_CONVERTIDAS = ['DCI', 'PRAZO', 'RETORNO', 'FALTA'] as const;
export type OrigemNaoConvertida = (typeof ORIGENS_NAO_CONVERTIDAS)[number];

/** Physical exits that leave the suspension as it is when the goods are back in time (LC 214/2025, art. 443; Decreto 12.955/2026, art. 528, § 4º). */
export const FINALIDADES_DA_SAIDA = [
  'CONSERTO',
  'REVISAO',
  'LIMPEZA',
  'RECONDICIONAMENTO',
  'DEMONSTRACAO',
  'INDUSTRIALIZACAO',
] as const;
export type FinalidadeDaSaida = (typeof FINALIDADES_DA_SAIDA)[number];

export const NOME_FINALIDADE_DA_SAIDA: Readonly<Record<FinalidadeDaSaida, string>> = {
  CONSERTO: 'Conserto, restauração ou reparo',
  REVISAO: 'Revisão',
  LIMPEZA: 'Limpeza',
  RECONDICIONAMENTO: 'Recondicionamento',
  DEMONSTRACAO: 'Demonstração ou exposição em feiras e eventos',
  INDUSTRIALIZACAO: 'Industrialização por encomenda',
};
