import { NOME_SITUACAO_PARAMETRO, type SituacaoParametro } from './parametro.ts';

/**
 * Siscomex reference tables a company may extend with its own rows: their titles and the format of their codes. `MoedaSiscomex` is
 * not `Moeda`, which returns the exchange rates of the day.
 */
export const TABELAS = {
  Pais: {
    titulo: 'Países',
    este: 'Este país',
    codigo: /^\d{3}$/,
    algarismos: 3,
    motivo: 'O código do país no Siscomex tem três algarismos.',
    sigla: { forma: /^[A-Z]{2}$/, motivo: 'A sigla ISO do país tem duas letras maiúsculas.' },
  },
  Urf: {
    titulo: 'Unidades da Receita Federal',
    este: 'Este cadastro de URF',
    codigo: /^\d{7}$/,
    algarismos: 7,
    motivo: 'O código da URF tem sete algarismos.',
  },
  Recinto: {
    titulo: 'Recintos alfandegados',
    este: 'Este recinto',
    codigo: /^\d{7}$/,
    algarismos: 7,
    motivo: 'O código do recinto tem sete algarismos.',
  },
  Unidade: {
    titulo: 'Unidades de medida',
    este: 'Este cadastro de unidade',
    codigo: /^[0-9A-Z]{1,20}$/,
    motivo: 'O código da unidade tem até vinte letras maiúsculas ou algarismos.',
    sigla: { forma: /^[\p{L}\d²³/.]{1,6}$/u, motivo: 'A sigla da unidade tem até seis letras ou algarismos.' },
  },
  Incoterm: {
    titulo: 'Incoterms e condições de venda',
    este: 'Este Incoterm',
    codigo: /^[A-Z+]{3}$/,
    motivo: 'O Incoterm tem três letras maiúsculas.',
  },
  MoedaSiscomex: {
    titulo: 'Moedas',
    este: 'Este cadastro de moeda',
    codigo: /^\d{3}$/,
    algarismos: 3,
    motivo: 'O código da moeda no Siscomex tem três algarismos.',
    sigla: { forma: /^[A-Z]{3}$/, motivo: 'A sigla ISO da moeda tem três letras maiúsculas.' },
  },
} as const satisfies Record<string, TabelaDeReferencia>;

export type TabelaSimples = keyof typeof TABELAS;
/** The NCM table also has descriptions, units and validity (lib/registros/ncm.ts). */
export type Tabela = TabelaSimples | 'Ncm';

/** A row as a source writes it. */
export type LinhaDeTabela = readonly [codigo: string, nome: string, sigla?: string];

export interface TabelaDeReferencia {
  titulo: string;
  /** Start of a sentence about one row. The noun is masculine, and the rest of the sentence agrees with it. */
  este: string;
  codigo: RegExp;
  motivo: string;
  /** Number of digits, if the code consists of digits only. */
  algarismos?: number;
  sigla?: { forma: RegExp; motivo: string };
}

/** Fields of a verified row that its source may not state: known from practice, to be checked before use. */
export const CAMPOS_A_CONFIRMAR = ['nome', 'sigla'] as const;
export type CampoAConfirmar = (typeof CAMPOS_A_CONFIRMAR)[number];
const COMBINACOES_A_CONFIRMAR: readonly CampoAConfirmar[][] = [['nome'], ['sigla'], ['nome', 'sigla']];

/** `Verificado`, `A confirmar`, `Verificado, menos a sigla`. */
export function situacaoPorExtenso(situacao: SituacaoParametro, aConfirmar: readonly CampoAConfirmar[]): string {
  const menos = situacao === 'VERIFICADO' ? aConfirmar.map((campo) => COM_ARTIGO[campo]).join(' e ') : '';
  return menos ? `${NOME_SITUACAO_PARAMETRO[situacao]}, menos ${menos}` : NOME_SITUACAO_PARAMETRO[situacao];
}

const COM_ARTIGO: Readonly<Record<CampoAConfirmar, string>> = { nome: 'o nome', sigla: 'a sigla' };

/** Texts a list may write for `VERIFICADO`, besides the plain word. */
export const ESCRITAS_DE_VERIFICADO: readonly string[] = COMBINACOES_A_CONFIRMAR.map((menos) =>
  situacaoPorExtenso('VERIFICADO', menos),
);
