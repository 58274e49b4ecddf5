/** What a person is told of, of what is theirs: each is a change somebody else made. */
export const TIPOS_DE_AVISO = ['CANAL', 'EXIGENCIA', 'CIENCIA', 'MUDANCA', 'EXCLUSAO'] as const;
export type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number];

export const NOME_TIPO_AVISO: Readonly<Record<TipoDeAviso, string>> = {
  CANAL: 'Canal da RFB',
  EXIGENCIA: 'Exigência',
  CIENCIA: 'Ciência pendente',
  MUDANCA: 'Alteração',
  EXCLUSAO: 'Exclusão',
};

/** As many as are told, the newest. */
export const AVISOS_MOSTRADOS = 100;

/** Records whose changes are told of, as the history calls them. A DAI has the id of its process. */
export const RECURSOS_COM_AVISO = ['Processo', 'Dai', 'Dci', 'Dcr'] as const;
export type RecursoComAviso = (typeof RECURSOS_COM_AVISO)[number];
