import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  CREDITO_CBS_ART_454,
  CREDITO_CBS_DEMAIS,
  CREDITO_IMPORTACAO_REVENDA,
} from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { CREDITOS_PRESUMIDOS } from '#lib/domain/zfm/creditos-presumidos.ts';
import { expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { CENTAVOS_MEIO_PAR } from '#lib/fiscal/precisao.ts';

interface RevendaPresencial {
  /** `07` in the ZFM, `11` in an ALC. */
  codigo: '07' | '11';
  base: Figura;
  /** State and municipal rate of the IBS, in per cent. */
  aliquotas: readonly Figura[];
  /** State and municipal IBS of the import. */
  ibs: readonly Figura[];
  dia: DataTexto;
  parametros: readonly Parametro[];
}

/**
 * Calculates the presumed credit of an import for resale in person: half of the rate of the IBS, on its base, deducted from the IBS
 * of the import (LC 214/2025, arts. 444 and 462, §§ 1º e 2º). The regular importer still takes the whole IBS as credit (§ 3º). In
 * reais, 2 decimals; null before 2027.
 */
export function creditoDaRevendaPresencial({
  codigo,
  base,
  aliquotas,
  ibs,
  dia,
  parametros,
}: RevendaPresencial): Record<'percentual' | 'credito' | 'recolher', Figura> | null {
  const parametro = parametroSeHouver(parametros, CREDITO_IMPORTACAO_REVENDA, dia);
  if (parametro === null) return null;
  const fonte = `LC 214/2025, ${CREDITOS_PRESUMIDOS[codigo].dispositivo}, §§ 1º e 2º`;
  const reais = (nome: string) => ({ ...CENTAVOS_MEIO_PAR, nome, unidade: 'R$', fonte });
  const metade = figuraDoParametro(parametro, { nome: 'Parte da alíquota do IBS', unidade: '%' });
  const percentual = expressao(
    { nome: 'Percentual do crédito presumido', unidade: '%', casas: 8, arredondamento: 'MEIO_PAR', fonte },
    aliquotas.map((aliquota) => ({ fatores: [aliquota, metade] })),
  );
  const credito = expressao(reais('Crédito presumido de IBS'), [{ fatores: [base, percentual] }]);
  const devido = soma(reais('IBS da importação'), ibs);
  const recolher = expressao(reais('IBS a recolher'), [{ fatores: [devido] }, { menos: true, fatores: [credito] }]);
  return { percentual, credito, recolher };
}

/**
 * Calculates the presumed credit of CBS on a sale of an incentivised industry: 6 % of the operation for the products of art. 454, 2 %
 * for the others (LC 214/2025, art. 450, § 2º). It is not for sales that are exempt, zero-rated, suspended or deferred, nor for
 * goods of art. 441 (§ 3º). In reais, 2 decimals; null before 2027.
 */
export function creditoDaVendaDaIndustria(
  valorDaOperacao: Figura,
  produtoDoArt454: boolean,
  dia: DataTexto,
  parametros: readonly Parametro[],
): Figura | null {
  const parametro = parametroSeHouver(parametros, produtoDoArt454 ? CREDITO_CBS_ART_454 : CREDITO_CBS_DEMAIS, dia);
  if (parametro === null) return null;
  const percentual = figuraDoParametro(parametro, { nome: 'Percentual do crédito presumido', unidade: '%' });
  const fonte = `LC 214/2025, ${CREDITOS_PRESUMIDOS['10'].dispositivo}, ${produtoDoArt454 ? 'I' : 'II'}`;
  return expressao({ ...CENTAVOS_MEIO_PAR, nome: 'Crédito presumido de CBS', unidade: 'R$', fonte }, [
    { fatores: [valorDaOperacao, percentual] },
  ]);
}
