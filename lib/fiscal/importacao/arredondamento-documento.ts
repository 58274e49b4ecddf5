import type { TipoDocumento, TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { CENTAVOS_MEIO_PARA_CIMA, CENTAVOS_TRUNCADOS, type Precisao } from '#lib/fiscal/precisao.ts';

type Etapa = 'item' | 'conversao' | 'rateio' | 'baseCalculo' | TributoFederal | 'antidumping';
export type RegrasDeArredondamento = Readonly<Record<Etapa, Precisao>>;

/**
 * Where each document rounds. A DI truncates to the cent at every step except the printed base (282 of 282 amounts of real
 * declarations, domain/importacao.md §3.4). A DUIMP rounds each step of each item half up to the cent: 189 of 189 figures and 4 of
 * 4 totals of a real DUIMP (docs/decisions/duimp-por-item.md).
 */
export const ARREDONDAMENTO_DO_DOCUMENTO: Readonly<Record<TipoDocumento, RegrasDeArredondamento>> = {
  DI: { ...todas(CENTAVOS_TRUNCADOS), baseCalculo: CENTAVOS_MEIO_PARA_CIMA },
  DUIMP: todas(CENTAVOS_MEIO_PARA_CIMA),
};

function todas(precisao: Precisao): RegrasDeArredondamento {
  return {
    item: precisao,
    conversao: precisao,
    rateio: precisao,
    baseCalculo: precisao,
    ii: precisao,
    ipi: precisao,
    pis: precisao,
    cofins: precisao,
    antidumping: precisao,
  };
}
