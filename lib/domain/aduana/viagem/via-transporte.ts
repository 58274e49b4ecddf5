/**
 * Modes of transport, by DI code. Only 1 and 4 are verified (domain/importacao.md §2.2); the rest is the Siscomex table from
 * memory.
 */
export const NOME_VIA_TRANSPORTE = {
  '01': 'Marítima',
  '02': 'Fluvial',
  '03': 'Lacustre',
  '04': 'Aérea',
  '05': 'Postal',
  '06': 'Ferroviária',
  '07': 'Rodoviária',
  '08': 'Conduto ou rede de transmissão',
  '09': 'Meios próprios',
  '10': 'Entrada ou saída ficta',
} as const;
export type ViaTransporte = keyof typeof NOME_VIA_TRANSPORTE;
export const VIAS_TRANSPORTE = Object.keys(NOME_VIA_TRANSPORTE) as [ViaTransporte, ...ViaTransporte[]];
