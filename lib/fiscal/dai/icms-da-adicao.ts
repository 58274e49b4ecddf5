import { reduzABase } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { calcularIcms } from '#lib/fiscal/icms/icms-importacao.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';
import type { IcmsDaDai } from './dai-montada.ts';

/**
 * Calculates the ICMS of an adição by its row of the matriz, in reais with 2 decimals, "por dentro" (`calcularIcms`). Null when the
 * row or the rate is missing, or when the row does not tell the treatment: it is never guessed.
 */
export function icmsDaAdicao(
  linha: LinhaDaMatriz | null,
  aliquota: Figura | null,
  parcelas: readonly Figura[],
): IcmsDaDai | null {
  const { tratamento = null } = linha ?? {};
  if (linha === null || tratamento === null || aliquota === null || faltaReducao(linha)) return null;
  const entrada = { parcelas, aliquota, caminho: '' };
  const cheio = calcularIcms({ ...entrada, tratamento: 'INTEGRAL', reducao: null });
  if (tratamento === 'INTEGRAL') return { base: cheio.base, semIncentivo: cheio.icms, recolher: cheio.recolher };
  const { base, recolher } = calcularIcms({ ...entrada, tratamento, reducao: figuraDaReducao(linha) });
  return { base, semIncentivo: cheio.icms, recolher };
}

/** Tells whether a reduced base lacks a valid percentage of reduction. */
export function faltaReducao({ tratamento, reducaoPerc }: LinhaDaMatriz): boolean {
  if (!reduzABase(tratamento)) return false;
  return reducaoPerc === null || new Exato(reducaoPerc).lt(0) || new Exato(reducaoPerc).gt(100);
}

/** Tells whether a row of the matriz does not say how the ICMS is treated. */
export function semTratamento(linha: LinhaDaMatriz): boolean {
  return linha.tratamento === null || faltaReducao(linha);
}

function figuraDaReducao({ tratamento, reducaoPerc, codigoTributacao, decreto }: LinhaDaMatriz): Figura | null {
  if (!reduzABase(tratamento) || reducaoPerc === null) return null;
  const fonte = `Matriz de tributação, código ${codigoTributacao}, decreto ${decreto}`;
  return dado({ nome: 'Redução da base do ICMS', unidade: '%', casas: 2, fonte }, reducaoPerc);
}
