import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';

/** How a credential logs in: an access key of a person, or an A1 certificate over mTLS (domain/portal-unico.md §1). */
export const MODOS_DE_ENTRAR = ['CHAVE', 'CERTIFICADO'] as const;
export type ModoDeEntrar = (typeof MODOS_DE_ENTRAR)[number];

export const NOME_MODO_DE_ENTRAR: Readonly<Record<ModoDeEntrar, string>> = {
  CHAVE: 'Chave de acesso',
  CERTIFICADO: 'Certificado A1',
};

/** The act that puts another secret in the place of what a credential logs in with. */
export const NOME_DA_TROCA: Readonly<Record<ModoDeEntrar, string>> = {
  CHAVE: 'Trocar a chave',
  CERTIFICADO: 'Trocar o certificado',
};

export const AVISO_DO_AMBIENTE: Readonly<Record<AmbienteDoPortal, string>> = {
  TREINAMENTO: 'Ambiente de treinamento: o que vem dele não é declaração de verdade.',
  PRODUCAO: 'Ambiente de produção: o que vem dele são declarações de verdade.',
};

/** The person types this to choose production. */
export const FRASE_DA_PRODUCAO = 'dados de verdade';

/** What a list of the Portal's catalogue is of. */
export type ListaDoPortal = 'PRODUTOS' | 'OPERADORES' | 'FABRICANTES';

export const SITUACOES_DA_CONSULTA = ['NA_FILA', 'PRONTA', 'RECUSADA'] as const;
export type SituacaoDaConsulta = (typeof SITUACOES_DA_CONSULTA)[number];
