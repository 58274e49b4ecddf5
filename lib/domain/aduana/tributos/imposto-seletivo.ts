import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * Whether goods of an NCM bear the Imposto Seletivo on import (LC 214/2025, art. 409 and Anexo XVII), by the prefixes of the
 * calculator of the RFB for cClassTribIS 000009 (base of February 2026). Anexo XVII itself was not read: to be confirmed.
 */
export function incideImpostoSeletivo(ncm: string, dia: DataTexto): boolean {
  return dia >= INICIO_DO_IMPOSTO_SELETIVO && PREFIXOS.some((prefixo) => ncm.startsWith(prefixo));
}

/** First day of the Imposto Seletivo. */
export const INICIO_DO_IMPOSTO_SELETIVO: DataTexto = '2027-01-01';

const PREFIXOS: readonly string[] = [
  '8703',
  '870421',
  '870431',
  '87044100',
  '87045100',
  '87046000',
  '87049000',
  '8802',
  '8903',
  '2401',
  '2402',
  '2403',
  '2404',
  '2203',
  '2204',
  '2205',
  '2206',
  '2208',
  '22021000',
  '2601',
  '27090010',
  '27111100',
  '27112100',
];
