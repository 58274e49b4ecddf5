import { z } from 'zod';

// The fields that an item of the catalogue and the goods of a document have alike.

/** A code of so many digits, which may be left out. */
export const digitos = (quantos: number, motivo: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${quantos}}$`), motivo)
    .nullable()
    .default(null)
    .meta({ maximo: quantos, algarismos: quantos });

export const destaque = digitos(3, 'O destaque da NCM tem três algarismos.');

export const codigoSuframa = digitos(11, 'O código Suframa tem onze algarismos: produto, tipo e modelo.');

/** As the DI prints it: 20 characters at most. */
export const unidadeComercializada = z.string().trim().min(1, 'Informe a unidade.').max(20).meta({ maiusculas: true });
