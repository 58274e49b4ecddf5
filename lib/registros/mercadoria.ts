import { z } from 'zod';
import { unidadeDaDi } from '#lib/domain/aduana/declaracao/unidade-da-di.ts';
import { recusaDoCClassTrib } from '#lib/domain/zfm/cclasstrib/conferir-cclasstrib.ts';

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

/** Class of CBS and IBS: one of the official table that an import declaration takes. Day and importer are checked beside the form. */
export const cClassTrib = z
  .string()
  .superRefine((codigo, { addIssue }) => {
    const recusa = /^\d{6}$/.test(codigo) ? recusaDoCClassTrib(codigo) : 'O cClassTrib tem seis algarismos.';
    if (recusa !== null) addIssue({ code: 'custom', message: recusa });
  })
  .nullable()
  .default(null)
  .meta({ rotulo: 'cClassTrib', maximo: 6, algarismos: 6 });

/** The unit in the words of the DI, which prints at most 20 characters, wherever it was typed or pasted: `un` is UNIDADE. */
export const unidadeComercializada = z
  .string()
  .overwrite(unidadeDaDi)
  .min(1, 'Informe a unidade.')
  .max(20)
  .meta({ maiusculas: true });
