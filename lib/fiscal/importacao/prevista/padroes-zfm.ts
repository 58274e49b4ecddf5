import type { PorTributo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { RegimeTributario, TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { SituacaoParametro } from '#lib/domain/cadastros/parametro.ts';
import { EXCECOES_ZFM, type ExcecaoZfm } from './excecoes-zfm.ts';

/** The intended use of the goods. */
export type DestinacaoZfm = 'INSUMO' | 'ATIVO_IMOBILIZADO' | 'COMERCIO';

interface PadraoZfm<R extends string> {
  regime: R;
  fundamento: string;
  /** Code of the fundamento legal on the declaration, if known. */
  codigoDoFundamento?: string;
  situacao: SituacaoParametro;
}

export interface PadroesZfm {
  tributos: PorTributo<PadraoZfm<RegimeTributario>>;
  icms: PadraoZfm<TratamentoIcms>;
  /** Why the benefit is not proposed; null when it is. */
  excecao: ExcecaoZfm | null;
}

/**
 * Returns the regimes proposed for goods admitted into the ZFM, declaration type 06; null for any other type. No responsible
 * signatory has confirmed them. A person may change each of them, and the declaration takes the person's choice.
 */
export function padroesZfm(
  { tipoDeclaracao, ncm, destinacao = 'INSUMO' }: { tipoDeclaracao: string; ncm: string; destinacao?: DestinacaoZfm },
  excecoes: readonly ExcecaoZfm[] = EXCECOES_ZFM,
): PadroesZfm | null {
  if (tipoDeclaracao !== ADMISSAO_ZFM) return null;
  const excecao = excecoes.find(({ ncm: inicios }) => inicios.some((inicio) => ncm.startsWith(inicio))) ?? null;
  const contribuicao = CONTRIBUICOES[destinacao];
  return {
    tributos: {
      ii: excecao ? foraDaIsencao(excecao) : II,
      ipi: excecao ? foraDaIsencao(excecao) : IPI,
      pis: contribuicao,
      cofins: contribuicao,
    },
    icms: ICMS[destinacao],
    excecao,
  };
}

function foraDaIsencao({ nome, fonte, situacao }: ExcecaoZfm): PadraoZfm<RegimeTributario> {
  return { regime: 'INTEGRAL', fundamento: `${nome}: ${fonte}`, situacao };
}

const ADMISSAO_ZFM = '06';

/** As in a real PLI of inputs in Manaus: regime 5, fundamento 56 (domain/pares.md §4). The law calls it an exemption. */
const II: PadraoZfm<RegimeTributario> = {
  regime: 'SUSPENSAO',
  fundamento: 'Fundamento legal 56, como em PLI real de Manaus (a confirmar); DL 288/1967, art. 3º',
  codigoDoFundamento: '56',
  situacao: 'CONFIRMAR',
};

/** Suspended at clearance, and exempt once the goods are consumed or used as intended. */
const IPI: PadraoZfm<RegimeTributario> = {
  regime: 'SUSPENSAO',
  fundamento: 'Decreto 7.212/2010, art. 86 (a confirmar)',
  situacao: 'CONFIRMAR',
};

const CONTRIBUICOES: Readonly<Record<DestinacaoZfm, PadraoZfm<RegimeTributario>>> = {
  INSUMO: {
    regime: 'SUSPENSAO',
    fundamento: 'Lei 10.865/2004, arts. 14, § 1º, e 14-A; IN SRF 424/2004 (a confirmar)',
    situacao: 'CONFIRMAR',
  },
  ATIVO_IMOBILIZADO: {
    regime: 'SUSPENSAO',
    fundamento: 'Lei 11.196/2005, art. 50 (a confirmar)',
    situacao: 'CONFIRMAR',
  },
  // The company's pages have no suspension for resale.
  COMERCIO: { regime: 'INTEGRAL', fundamento: 'Lei 10.865/2004', situacao: 'CONFIRMAR' },
};

const ICMS: Readonly<Record<DestinacaoZfm, PadraoZfm<TratamentoIcms>>> = {
  INSUMO: { regime: 'DIFERIDO', fundamento: 'Lei AM 2.826/2003; Decreto AM 47.727/2023', situacao: 'CONFIRMAR' },
  ATIVO_IMOBILIZADO: { regime: 'INTEGRAL', fundamento: 'LC AM 242/2022', situacao: 'CONFIRMAR' },
  COMERCIO: { regime: 'INTEGRAL', fundamento: 'LC AM 242/2022', situacao: 'CONFIRMAR' },
};
