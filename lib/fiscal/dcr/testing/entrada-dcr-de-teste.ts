import type { EntradaDcr } from '#lib/fiscal/dcr/entrada-dcr.ts';

/** Tests only: a national and an imported component, fixed coefficient. */
export function entradaDcrDeTeste(mudancas: Partial<EntradaDcr> = {}): EntradaDcr {
  return {
    tipoCoeficiente: 'F',
    acrescimoPP: '0',
    nacionais: [{ nome: 'Chicote nacional', qtd: '1', vuUSD: '35.500000' }],
    subcomponentes: [],
    importados: [{ nome: 'Motor', qtd: '1', vuUSD: '210.000000', aliqII: '18.00', suspensao: 'S', reduz: 'S' }],
    salariosUSD: '12.3400',
    encargosUSD: '8.1600',
    ...mudancas,
  };
}
