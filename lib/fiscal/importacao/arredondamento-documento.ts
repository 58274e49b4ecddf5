import type { TipoDocumento, TributoFederal } from '#lib/domain/calculo-importacao.ts';
import { CENTAVOS_MEIO_PARA_CIMA, CENTAVOS_TRUNCADOS, type Precisao } from '#lib/fiscal/precisao.ts';

type Etapa = 'item' | 'conversao' | 'rateio' | 'baseCalculo' | TributoFederal | 'antidumping';
export type RegrasDeArredondamento = Readonly<Record<Etapa, Precisao>>;

// The Portal Único carries 7 decimals; that it truncates them is our assumption: no computed DUIMP was at hand to check it on.
const SETE_CASAS: Precisao = { casas: 7, arredondamento: 'TRUNCAR' };

/**
 * Where each document drops its decimals. A DI truncates to the cent at every step but the printed base (282 of 282 amounts of real
 * declarations, domain/importacao.md §3.4).
 */
export const ARREDONDAMENTO_DO_DOCUMENTO: Readonly<Record<TipoDocumento, RegrasDeArredondamento>> = {
  DI: {
    item: CENTAVOS_TRUNCADOS,
    conversao: CENTAVOS_TRUNCADOS,
    rateio: CENTAVOS_TRUNCADOS,
    baseCalculo: CENTAVOS_MEIO_PARA_CIMA,
    ii: CENTAVOS_TRUNCADOS,
    ipi: CENTAVOS_TRUNCADOS,
    pis: CENTAVOS_TRUNCADOS,
    cofins: CENTAVOS_TRUNCADOS,
    antidumping: CENTAVOS_TRUNCADOS,
  },
  DUIMP: {
    item: SETE_CASAS,
    conversao: SETE_CASAS,
    rateio: SETE_CASAS,
    baseCalculo: { casas: 7, arredondamento: 'MEIO_PARA_CIMA' },
    ii: SETE_CASAS,
    ipi: SETE_CASAS,
    pis: SETE_CASAS,
    cofins: SETE_CASAS,
    antidumping: SETE_CASAS,
  },
};
