/** Terms of payment abroad, by the codes of the Suframa and the DI (domain/importacao.md §1.3). */
export const NOME_COBERTURA_CAMBIAL = {
  '1': 'Até 180 dias',
  '2': 'De 180 a 360 dias',
  '3': 'Acima de 360 dias',
  '4': 'Sem cobertura',
} as const;
export type CoberturaCambial = keyof typeof NOME_COBERTURA_CAMBIAL;
export const COBERTURAS_CAMBIAIS = Object.keys(NOME_COBERTURA_CAMBIAL) as [CoberturaCambial, ...CoberturaCambial[]];
