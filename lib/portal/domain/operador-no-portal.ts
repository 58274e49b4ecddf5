import type { EnvioAnterior } from './preparo-no-portal.ts';

/** Characters, by `OperadorEstrangeiroRequestIntegracaoDTO`; `agencia` and `numero` are of an additional identification. */
export const LIMITES_DO_OPERADOR = {
  nome: 150,
  tin: 35,
  logradouro: 70,
  nomeCidade: 35,
  codigoSubdivisaoPais: 6,
  cep: 9,
  codigoInterno: 35,
  email: 70,
  numero: 35,
  agencia: 3,
} as const;

/** The number of an operator at an international agency, and the UN/EDIFACT code (3055) of the agency. */
export interface IdentificacaoAdicional {
  codigo: string;
  numero: string;
}

/** What the cadastro of a supplier says of a foreign operator. */
export interface DadosDoCadastro {
  nome: string;
  tin: string | null;
  logradouro: string;
  nomeCidade: string;
  codigoSubdivisaoPais: string | null;
  /** ISO 3166-1, two letters. */
  codigoPais: string;
  cep: string | null;
  email: string | null;
}

/** What a foreign operator says, by the names of the Portal. */
export interface DadosDoOperador extends DadosDoCadastro {
  codigoInterno: string;
  identificacoesAdicionais: readonly IdentificacaoAdicional[];
}

/** What a foreign operator of the Portal said before a change of it was prepared here, and what undoing brings back. */
export interface OperadorVigente extends DadosDoOperador, EnvioAnterior {
  /** What the cadastro said then, and the version of the supplier that was compared. */
  cadastro: DadosDoCadastro;
  cadastroVersao: number;
}

/** The fields of the cadastro, in the order of the screen. */
export const CAMPOS_DO_CADASTRO = [
  'nome',
  'tin',
  'codigoPais',
  'logradouro',
  'nomeCidade',
  'codigoSubdivisaoPais',
  'cep',
  'email',
] as const satisfies readonly (keyof DadosDoCadastro)[];

/** A foreign operator as the Portal answers it (OperadorEstrangeiroIntegracaoDTO); null where it says nothing. */
export interface OperadorDoPortal {
  codigo: string;
  versao: string | null;
  situacao: string | null;
  codigoPais: string | null;
  nome: string | null;
  tin: string | null;
  logradouro: string | null;
  nomeCidade: string | null;
  codigoSubdivisaoPais: string | null;
  cep: string | null;
  email: string | null;
  codigoInterno: string | null;
  identificacoesAdicionais: readonly IdentificacaoAdicional[];
}

/** A foreign operator of the Portal that no supplier here is. */
export type OperadorSoLa = Pick<
  OperadorDoPortal,
  'codigo' | 'versao' | 'situacao' | 'codigoPais' | 'nome' | 'tin' | 'codigoInterno'
>;
