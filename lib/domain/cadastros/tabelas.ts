import { NOME_SITUACAO_PARAMETRO, type SituacaoParametro } from './parametro.ts';

/**
 * Reference tables of the Siscomex a company may complete with rows of its own: what each is called, and the form of its codes.
 * `MoedaSiscomex` is not `Moeda`, which answers the exchange rates of the day.
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
/** The NCM has descriptions, units and days of its own (lib/contracts/ncm.ts). */
export type Tabela = TabelaSimples | 'Ncm';

export interface TabelaDeReferencia {
  titulo: string;
  /** How a sentence begins that is about one row: a masculine noun, which the rest of the sentence agrees with. */
  este: string;
  codigo: RegExp;
  motivo: string;
  /** How many, where a code is nothing else. */
  algarismos?: number;
  sigla?: { forma: RegExp; motivo: string };
}

/** What of a verified row its source does not say: known from practice, to be checked before it is relied on. */
export const CAMPOS_A_CONFIRMAR = ['nome', 'sigla'] as const;
export type CampoAConfirmar = (typeof CAMPOS_A_CONFIRMAR)[number];
const COMBINACOES_A_CONFIRMAR: readonly CampoAConfirmar[][] = [['nome'], ['sigla'], ['nome', 'sigla']];

/** `Verificado`, `A confirmar`, `Verificado, menos a sigla`. */
export function situacaoPorExtenso(situacao: SituacaoParametro, aConfirmar: readonly CampoAConfirmar[]): string {
  const menos = situacao === 'VERIFICADO' ? aConfirmar.map((campo) => COM_ARTIGO[campo]).join(' e ') : '';
  return menos ? `${NOME_SITUACAO_PARAMETRO[situacao]}, menos ${menos}` : NOME_SITUACAO_PARAMETRO[situacao];
}

const COM_ARTIGO: Readonly<Record<CampoAConfirmar, string>> = { nome: 'o nome', sigla: 'a sigla' };

/** What a list may write for `VERIFICADO`, beside the word itself. */
export const ESCRITAS_DE_VERIFICADO: readonly string[] = COMBINACOES_A_CONFIRMAR.map((menos) =>
  situacaoPorExtenso('VERIFICADO', menos),
);

/** What the fields of a row are called, by their path. */
export const ROTULOS_TABELA: Readonly<Record<string, string>> = {
  codigo: 'Código',
  nome: 'Nome',
  sigla: 'Sigla',
  fonte: 'Fonte',
  situacao: 'Situação',
};
