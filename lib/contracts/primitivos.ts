import { z } from 'zod';

/** A decimal on the wire: text, dot, exactly `casas` decimals. */
const decimal = (casas: number) =>
  z
    .string()
    .regex(new RegExp(`^-?\\d+\\.\\d{${casas}}$`))
    .meta({ example: `1234.${'0'.repeat(casas)}` });

export const dinheiro = decimal(2);
export const quantidade = decimal(5);
export const valorUnitario = decimal(7);
export const aliquota = decimal(2);

export const data = z.iso.date();
export const instante = z.iso.datetime();
export const id = z.uuid();

export const codigoNome = z.object({ codigo: z.string().nullable(), nome: z.string().nullable() });
