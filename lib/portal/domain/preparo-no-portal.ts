/**
 * Where a product of the Portal's catalogue, or a foreign operator, stands here. `INCERTO`: it was sent and the answer is not known; it is not sent again until
 * the Portal, or a person who looked there, says what became of it.
 */
export const SITUACOES_DO_PREPARO = [
  'RASCUNHO',
  'EM_REVISAO',
  'APROVADO',
  'ENVIANDO',
  'INCERTO',
  'ENVIADO',
  'RECUSADO',
] as const;
export type SituacaoDoPreparo = (typeof SITUACOES_DO_PREPARO)[number];

export const NOME_SITUACAO_DO_PREPARO: Readonly<Record<SituacaoDoPreparo, string>> = {
  RASCUNHO: 'Rascunho',
  EM_REVISAO: 'Em revisão',
  APROVADO: 'Aprovado',
  ENVIANDO: 'Enviando',
  INCERTO: 'Em dúvida',
  ENVIADO: 'No Portal',
  RECUSADO: 'Recusado',
};

/**
 * What is asked of the Portal: a new one, another version of it, the correction of a version, or that nobody uses it any more. The
 * published documents have no way back from the last.
 */
export const ATOS_DO_PREPARO = ['INCLUIR', 'NOVA_VERSAO', 'RETIFICACAO', 'DESATIVAR'] as const;
export type AtoDoPreparo = (typeof ATOS_DO_PREPARO)[number];

export const NOME_ATO_DO_PREPARO: Readonly<Record<AtoDoPreparo, string>> = {
  INCLUIR: 'Inclusão',
  NOVA_VERSAO: 'Nova versão',
  RETIFICACAO: 'Retificação',
  DESATIVAR: 'Desativação',
};

/** What is done next. `SAINDO` is written before it leaves, and taken back by an answer alone. */
export const ETAPAS_DO_PREPARO = ['CONFERIR', 'SAINDO', 'PERGUNTAR'] as const;
export type EtapaDoPreparo = (typeof ETAPAS_DO_PREPARO)[number];

/** What the last list of the Portal said of one. Without one, nothing was compared. */
export const COMPARACOES_DO_PREPARO = ['IGUAL', 'DIFERE', 'FALTA_LA'] as const;
export type ComparacaoDoPreparo = (typeof COMPARACOES_DO_PREPARO)[number];

export const NOME_COMPARACAO_DO_PREPARO: Readonly<Record<ComparacaoDoPreparo, string>> = {
  IGUAL: 'Igual',
  DIFERE: 'Difere',
  FALTA_LA: 'Não está no Portal',
};

/** How what the Portal has was written and sent, before a change of it was prepared here. */
export interface EnvioAnterior {
  enviadoEm: string | null;
  enviadoPor: string | null;
  /** The body that was sent; null for one that was not sent from here. */
  escrito: string | null;
  sha256: string | null;
  redigidoEm: string;
  redigidoPor: string;
}

/** A sentence at the field it is about: `denominacao`, `valores.ATT_1`, `valores.ATT_1.0.ATT_2`; null where no field is named. */
export interface RecusaDoPreparo {
  campo: string | null;
  frase: string;
}

/** A field of which the two sides say different things; null where a side has nothing. */
export interface DiferencaDoPreparo {
  campo: string;
  aqui: string | null;
  la: string | null;
}

/** The states whose content may still be changed here, of products and of foreign operators. */
const PREPARO_EDITAVEL: ReadonlySet<SituacaoDoPreparo> = new Set(['RASCUNHO', 'EM_REVISAO', 'APROVADO', 'RECUSADO']);

/** Whether its content may be changed here now. A deactivation changes nothing of what is said. */
export function preparoEditavel(preparo: { situacao: SituacaoDoPreparo; ato: AtoDoPreparo }): boolean {
  return preparo.ato !== 'DESATIVAR' && PREPARO_EDITAVEL.has(preparo.situacao);
}

/**
 * Whether what is prepared can be undone. A draft goes out of the list, and comes back when somebody wants it; a change of one that
 * the Portal has leaves it as it is there.
 */
export function preparoDesfazivel({ situacao, ato }: { situacao: SituacaoDoPreparo; ato: AtoDoPreparo }): boolean {
  if (ato === 'DESATIVAR') return PREPARO_EDITAVEL.has(situacao);
  return situacao === 'RASCUNHO' || situacao === 'RECUSADO';
}
