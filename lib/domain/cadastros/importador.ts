import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * How the registration at the Suframa stands. Ativa, bloqueada, inativa and cancelada are the words of the Cadsuf (domain/zfm.md §5);
 * suspensa is how people here call one under sanction, and who trades outside the ZFM has none.
 */
export const NOME_SITUACAO_SUFRAMA = {
  ATIVA: 'Ativa',
  SUSPENSA: 'Suspensa',
  BLOQUEADA: 'Bloqueada',
  INATIVA: 'Inativa',
  CANCELADA: 'Cancelada',
  NAO_INSCRITO: 'Não inscrito',
} as const;
export type SituacaoSuframa = keyof typeof NOME_SITUACAO_SUFRAMA;
export const SITUACOES_SUFRAMA = Object.keys(NOME_SITUACAO_SUFRAMA) as [SituacaoSuframa, ...SituacaoSuframa[]];

/** Sector of the registration, by the code of its application (domain/zfm.md §6.2). */
export const NOME_SETOR = { '0': 'Comércio', '1': 'Indústria' } as const;
export type Setor = keyof typeof NOME_SETOR;
export const SETORES = Object.keys(NOME_SETOR) as [Setor, ...Setor[]];

/** Of the reduction of the II: 88 % (DL 288/1967, art. 7º, § 4º) or reckoned from the costs (§ 1º). */
export const NOME_TIPO_COEFICIENTE = { FIXO: 'Fixo (88 %)', VARIAVEL: 'Variável' } as const;
export type TipoCoeficiente = keyof typeof NOME_TIPO_COEFICIENTE;
export const TIPOS_COEFICIENTE = Object.keys(NOME_TIPO_COEFICIENTE) as [TipoCoeficiente, ...TipoCoeficiente[]];

/** Of the CRA's third decimal, which no public source settles (docs/decisions/arredondamento-do-cra.md). */
export const NOME_ARREDONDAMENTO_CRA = { MEIO_PARA_CIMA: 'Meio para cima', TRUNCAR: 'Truncar' } as const;
export type ArredondamentoCra = keyof typeof NOME_ARREDONDAMENTO_CRA;
export const ARREDONDAMENTOS_CRA = Object.keys(NOME_ARREDONDAMENTO_CRA) as [ArredondamentoCra, ...ArredondamentoCra[]];

/** What a foreign input costs in a DCR-E: an open point (domain/zfm.md §7), so each importer says what it does. */
export const BASES_DE_CUSTO = ['FOB', 'CIF'] as const;
export type BaseDeCusto = (typeof BASES_DE_CUSTO)[number];

/** What is told of an importer that another record points at. */
export interface ImportadorApontado {
  id: string;
  cnpj: string;
  razaoSocial: string;
  /** Deleted since. */
  excluido: boolean;
}

/** As the lookup names it; one deleted since is marked. */
export function nomeDoImportador({ cnpj, razaoSocial, excluido }: Omit<ImportadorApontado, 'id'>): string {
  return `${escreverCnpj(cnpj)} - ${razaoSocial}${excluido ? ' (excluído)' : ''}`;
}

export interface ContatoDoImportador {
  nome: string;
  funcao: string | null;
  email: string | null;
  telefone: string | null;
}

/** A product approved by a resolution of the Conselho de Administração da Suframa. */
export interface ResolucaoCas {
  /** `205/2021`. */
  numero: string;
  data: DataTexto;
  produto: string;
  portariaPpb: string | null;
  /** What a DCR-E of this product begins with. */
  tipoCoeficiente: TipoCoeficiente;
  /** Percentage points on top of the coefficient, 2 decimals (DL 288/1967, art. 7º, §§ 9º e 15). */
  acrescimo: DecimalTexto;
  /** Last day; null has no end. */
  validade: DataTexto | null;
}
