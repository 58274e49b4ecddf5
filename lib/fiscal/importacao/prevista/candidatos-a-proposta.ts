import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { CategoriaPisCofins } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { aoMenosDuasCasas } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The goods of one adição. */
export interface MercadoriaDaAdicao {
  ncm: string;
  partNumbers: readonly string[];
  aplicacao: Aplicacao | null;
  /** Siscomex code of the country of origin. */
  paisOrigem: string | null;
}

/** Where a proposed value comes from, for people; `aConfirmar` when its source itself still has to be checked. */
export interface Origem {
  texto: string;
  dia: DataTexto | null;
  aConfirmar: boolean;
}

/** A cell of the sheet of adições that a proposal may fill. */
export type CelulaProposta =
  | `${TributoFederal}${'Regime' | 'Fundamento' | 'Aliquota' | 'AliquotaReduzida'}`
  | `${'pis' | 'cofins'}Tabela`
  | 'codigoDoFundamento';

export interface Candidato {
  /** The value, for people. */
  escrito: string;
  celulas: Readonly<Partial<Record<CelulaProposta, string>>>;
  origens: readonly Origem[];
}

/** One candidate is a proposal, several are a conflict between origins, and none has its reason. */
export interface Proposta {
  tributo: TributoFederal;
  qual: 'regime' | 'aliquota';
  candidatos: readonly Candidato[];
  /** What the Portal Único admits, and only a person takes: nothing is filled from it, and it contradicts no candidate. */
  opcoes: readonly Candidato[];
  porque: string | null;
}

export interface Achado extends Candidato {
  /** Candidates with the same key say the same. */
  chave: string;
}

export function porAliquota(tributo: TributoFederal, declarada: DecimalTexto, origem: Origem): Achado {
  const aliquota = aoMenosDuasCasas(declarada);
  return {
    chave: aliquota,
    escrito: porCento(aliquota),
    celulas: { [`${tributo}Aliquota`]: aliquota },
    origens: [origem],
  };
}

export function porTabela(tributo: 'pis' | 'cofins', categoria: CategoriaPisCofins, origem: Origem): Achado {
  return {
    chave: categoria,
    escrito: NOME_DA_TABELA[categoria],
    celulas: { [`${tributo}Tabela`]: categoria },
    origens: [origem],
  };
}

export const NOME_DA_TABELA = { GERAL: 'Tabela geral', AUTOPECAS: 'Tabela de autopeças' } as const;

export const porCento = (valor: DecimalTexto) => `${valor.replace('.', ',')} %`;
