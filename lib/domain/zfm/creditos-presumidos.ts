import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * A presumed credit of the official table (cCredPres, IT 2025.002 v1.70 by the Ato Técnico Conjunto RFB/CGIBS 8/2026, DOU 01/10/2026), of those for
 * the Zona Franca and the ALC.
 */
export interface CreditoPresumido {
  tributo: 'CBS' | 'IBS';
  /** Article of LC 214/2025. */
  dispositivo: string;
  descricao: string;
  inicio: DataTexto;
  /** Whether it is deducted from the tax of the import itself. */
  deduzDoTributo: boolean;
}

/** Of 13 a column of the official table says 7 %; the law says 6 %, and the law holds. */
export const CREDITOS_PRESUMIDOS = {
  '07': {
    tributo: 'IBS',
    dispositivo: 'art. 444',
    descricao: 'Importação para revenda presencial na ZFM',
    inicio: '2027-01-01',
    deduzDoTributo: true,
  },
  '08': {
    tributo: 'IBS',
    dispositivo: 'art. 447',
    descricao: 'Aquisição de bem nacional com alíquota zero (art. 445)',
    inicio: '2029-01-01',
    deduzDoTributo: false,
  },
  '09': {
    tributo: 'IBS',
    dispositivo: 'art. 449',
    descricao: 'Bem intermediário entre indústrias incentivadas',
    inicio: '2029-01-01',
    deduzDoTributo: false,
  },
  '10': {
    tributo: 'CBS',
    dispositivo: 'art. 450, § 2º',
    descricao: 'Venda da indústria incentivada da ZFM',
    inicio: '2027-01-01',
    deduzDoTributo: false,
  },
  '11': {
    tributo: 'IBS',
    dispositivo: 'art. 462',
    descricao: 'Importação para revenda presencial na ALC',
    inicio: '2027-01-01',
    deduzDoTributo: true,
  },
  '12': {
    tributo: 'IBS',
    dispositivo: 'art. 465',
    descricao: 'Aquisição nacional na ALC',
    inicio: '2029-01-01',
    deduzDoTributo: false,
  },
  '13': {
    tributo: 'CBS',
    dispositivo: 'art. 467',
    descricao: 'Venda de indústria da ALC',
    inicio: '2027-01-01',
    deduzDoTributo: false,
  },
} as const satisfies Record<string, CreditoPresumido>;
export type CodigoDeCredito = keyof typeof CREDITOS_PRESUMIDOS;
