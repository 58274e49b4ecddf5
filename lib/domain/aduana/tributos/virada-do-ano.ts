import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { FIM_DO_PIS_COFINS } from './fim-do-pis-cofins.ts';

/** First day of CBS and IBS in earnest. */
export const COMECO_DE_2027 = '2027-01-01';

/**
 * Arrivals expected between these days may be registered in either year: the months before and after the turn. A choice of the product,
 * not of the law.
 */
export const ETA_NA_VIRADA = { de: '2026-12-01', ate: '2027-01-31' } as const;

/** Last day on which the product speaks of the turn: the opening credit is claimed until June 2027 (Decreto 12.955/2026, art. 607, § 4º, I). */
export const FIM_DA_PRONTIDAO = '2027-06-30';

/** Groups of processes at the turn of the year, as the list filters them. */
export const NOME_VIRADA = {
  REGISTRADOS: 'Registrados até 31/12/2026 e não desembaraçados',
  PREVISTOS: 'Por registrar, com ETA em dezembro ou janeiro',
  SEM_ETA: 'Por registrar, sem ETA',
} as const;
export type Virada = keyof typeof NOME_VIRADA;
export const VIRADAS = Object.keys(NOME_VIRADA) as [Virada, ...Virada[]];

/** What a declaration pays, by its two days (domain/reforma.md §2.6; LC 214/2025, art. 408, § 1º). */
export const REGIMES_DA_VIRADA = {
  ANO_DE_TESTE: {
    nome: 'PIS e COFINS; CBS e IBS de 2026, dispensados',
    porque:
      'Registro e desembaraço até 31/12/2026: PIS e COFINS-Importação são devidos; a CBS e o IBS de 2026 têm o recolhimento dispensado, cumpridas as obrigações acessórias (LC 214/2025, art. 348, § 1º).',
  },
  TRAVESSIA: {
    nome: 'PIS e COFINS; sem CBS; IBS de 2027',
    porque:
      'Registro até 31/12/2026 e desembaraço depois: PIS e COFINS-Importação são devidos e a CBS não é cobrada (LC 214/2025, art. 408, § 1º); o IBS é o do dia do desembaraço.',
  },
  REGIME_NOVO: {
    nome: 'CBS e IBS de 2027; sem PIS e COFINS',
    porque:
      'Registro a partir de 01/01/2027: PIS e COFINS-Importação estão extintos (LC 214/2025, art. 542, XXIII); a CBS e o IBS são os do dia do desembaraço.',
  },
} as const;
export type RegimeDaVirada = keyof typeof REGIMES_DA_VIRADA;

/** The regime of a declaration; null while the day that decides has not come: not registered, or not released by the end of 2026. */
export function regimeDaVirada(registro: DataTexto | null, liberacao: DataTexto | null): RegimeDaVirada | null {
  if (registro === null) return null;
  if (registro > FIM_DO_PIS_COFINS) return 'REGIME_NOVO';
  if (liberacao === null) return null;
  return liberacao > FIM_DO_PIS_COFINS ? 'TRAVESSIA' : 'ANO_DE_TESTE';
}
