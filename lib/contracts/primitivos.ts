import { z } from 'zod';
import { Exato } from '#lib/domain/decimal-exato.ts';

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

/**
 * A decimal somebody sends: digits and a dot, no sign, at most so many digits on either side of it. `positivo` refuses zero,
 * `maximo` whatever is above it.
 */
export function decimalInformado(limites: { inteiros: number; casas: number; positivo?: boolean; maximo?: number }) {
  const { inteiros, casas, positivo = false, maximo } = limites;
  return z
    .string('Informe um número decimal em texto, com ponto.')
    .superRefine((texto, { addIssue }) => {
      const problema = problemaDoDecimal(texto, inteiros, casas);
      if (problema !== null) addIssue(problema);
      else if (positivo && /^[0.]+$/.test(texto)) addIssue('Deve ser maior que zero.');
      else if (maximo !== undefined && new Exato(texto).gt(maximo)) addIssue(`Não pode passar de ${maximo}.`);
    })
    .meta({ pattern: `^\\d{1,${inteiros}}(\\.\\d{1,${casas}})?$` });
}

/** 0 to 100, 2 decimals at most. */
export const percentual = decimalInformado({ inteiros: 3, casas: 2, maximo: 100 });

function problemaDoDecimal(texto: string, inteiros: number, casas: number): string | null {
  if (/^-\d/.test(texto)) return 'Não pode ser negativo.';
  const [, inteira = '', fracao = ''] = /^(\d+)(?:\.(\d+))?$/.exec(texto) ?? [];
  if (inteira === '') return 'Informe um número decimal em texto, com ponto.';
  if (fracao.length > casas) return `Tem mais de ${casas} casas decimais.`;
  return inteira.length > inteiros ? `Tem mais de ${inteiros} algarismos inteiros.` : null;
}

export const data = z.iso.date();
export const instante = z.iso.datetime();
export const id = z.uuid();

export const codigoNome = z.object({ codigo: z.string().nullable(), nome: z.string().nullable() });
