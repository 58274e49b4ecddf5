import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * State of the Suframa registration. Ativa, bloqueada, inativa and cancelada are the words of the Cadsuf (domain/zfm.md §5).
 * Suspensa is the local word for a registration under sanction. A company that trades outside the ZFM is não inscrito.
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

/** Sector of the registration, by the code of its request (domain/zfm.md §6.2). */
export const NOME_SETOR = { '0': 'Comércio', '1': 'Indústria' } as const;
export type Setor = keyof typeof NOME_SETOR;
export const SETORES = Object.keys(NOME_SETOR) as [Setor, ...Setor[]];

/** Coefficient of the II reduction: 88 % (DL 288/1967, art. 7º, § 4º) or calculated from the costs (§ 1º). */
export const NOME_TIPO_COEFICIENTE = { FIXO: 'Fixo (88 %)', VARIAVEL: 'Variável' } as const;
export type TipoCoeficiente = keyof typeof NOME_TIPO_COEFICIENTE;
export const TIPOS_COEFICIENTE = Object.keys(NOME_TIPO_COEFICIENTE) as [TipoCoeficiente, ...TipoCoeficiente[]];

/** Rounding of the third decimal of the CRA, which no public source settles (docs/decisions/arredondamento-do-cra.md). */
export const NOME_ARREDONDAMENTO_CRA = { MEIO_PARA_CIMA: 'Meio para cima', TRUNCAR: 'Truncar' } as const;
export type ArredondamentoCra = keyof typeof NOME_ARREDONDAMENTO_CRA;
export const ARREDONDAMENTOS_CRA = Object.keys(NOME_ARREDONDAMENTO_CRA) as [ArredondamentoCra, ...ArredondamentoCra[]];

/** Price basis of a foreign input in a DCR-E. The rule is an open point (domain/zfm.md §7), so each importer chooses. */
export const BASES_DE_CUSTO = ['FOB', 'CIF'] as const;
export type BaseDeCusto = (typeof BASES_DE_CUSTO)[number];

/** The data of an importer that a record pointing at it shows. */
export interface ImportadorApontado {
  id: string;
  cnpj: string;
  razaoSocial: string;
  /** Whether the importer was deleted after the record was made. */
  excluido: boolean;
}

/** Label of an importer in a lookup; a deleted importer is marked. */
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
  /** Number and year, such as `205/2021`. */
  numero: string;
  data: DataTexto;
  produto: string;
  portariaPpb: string | null;
  /** Default for a DCR-E of this product. */
  tipoCoeficiente: TipoCoeficiente;
  /** Percentage points added to the coefficient, 2 decimals (DL 288/1967, art. 7º, §§ 9º e 15). */
  acrescimo: DecimalTexto;
  /** Last valid day; null means no end. */
  validade: DataTexto | null;
}
