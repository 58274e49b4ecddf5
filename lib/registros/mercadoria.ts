import { z } from 'zod';

// Fields shared by an item of the catalogue and the goods of a document.

/** An optional code of `quantos` digits. */
export const digitos = (quantos: number, motivo: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${quantos}}$`), motivo)
    .nullable()
    .default(null)
    .meta({ maximo: quantos, algarismos: quantos });

export const destaque = digitos(3, 'O destaque da NCM tem três algarismos.');

export const codigoSuframa = digitos(11, 'O código Suframa tem onze algarismos: produto, tipo e modelo.');

/** The DI prints at most 20 characters. */
export const unidadeComercializada = z.string().trim().min(1, 'Informe a unidade.').max(20).meta({ maiusculas: true });
