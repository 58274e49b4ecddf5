/** Types of notice. A notice tells a person of a change another person made to one of their records. */
export const TIPOS_DE_AVISO = ['CANAL', 'EXIGENCIA', 'CIENCIA', 'MUDANCA', 'EXCLUSAO', 'ACESSO'] as const;
export type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number];

export const NOME_TIPO_AVISO: Readonly<Record<TipoDeAviso, string>> = {
  CANAL: 'Canal da RFB',
  EXIGENCIA: 'Exigência',
  CIENCIA: 'Ciência pendente',
  MUDANCA: 'Alteração',
  EXCLUSAO: 'Exclusão',
  ACESSO: 'Acesso',
};

/** Most notices shown, newest first. */
export const AVISOS_MOSTRADOS = 100;

/** Records whose changes give notices, by their name in the history. A DAI has the id of its process. */
export const RECURSOS_COM_AVISO = ['Processo', 'Dai', 'Dci', 'Dcr', 'Usuario', 'Empresa'] as const;
export type RecursoComAviso = (typeof RECURSOS_COM_AVISO)[number];
