import { z } from 'zod';
import { validarAwb } from '#lib/domain/awb.ts';
import { validarCep } from '#lib/domain/cep.ts';
import { validarCnpj } from '#lib/domain/cnpj.ts';
import { validarConteiner } from '#lib/domain/conteiner.ts';
import { validarCpf } from '#lib/domain/cpf.ts';
import { validarCeMercante } from '#lib/domain/digito-ce-mercante.ts';
import { validarDi } from '#lib/domain/digito-di.ts';
import { validarDuimp } from '#lib/domain/duimp.ts';
import type { Validador } from '#lib/domain/identificador.ts';
import { validarIeAm } from '#lib/domain/ie-am.ts';
import { validarInscricaoSuframa } from '#lib/domain/inscricao-suframa.ts';
import { validarLi } from '#lib/domain/li.ts';
import { validarLpco } from '#lib/domain/lpco.ts';
import { validarNcm } from '#lib/domain/ncm.ts';

/** A decimal on the wire: text, dot, exactly `casas` decimals. */
export const decimalDe = (casas: number) =>
  z
    .string()
    .regex(new RegExp(`^-?\\d+\\.\\d{${casas}}$`))
    .meta({ example: `1234.${'0'.repeat(casas)}` });

export const dinheiro = decimalDe(2);
export const quantidade = decimalDe(5);
export const valorUnitario = decimalDe(7);
export const aliquota = decimalDe(2);

export const data = z.iso.date();
export const instante = z.iso.datetime();
export const id = z.uuid();

export const codigoNome = z.object({ codigo: z.string().nullable(), nome: z.string().nullable() });

/** Identifiers as a person types them, with or without punctuation; what comes out has none. */
export const numeroDi = identificador(validarDi);
export const numeroDuimp = identificador(validarDuimp);
export const numeroLi = identificador(validarLi);
export const numeroLpco = identificador(validarLpco);
export const ceMercante = identificador(validarCeMercante);
export const awb = identificador(validarAwb);
export const conteiner = identificador(validarConteiner);
export const cnpj = identificador(validarCnpj);
export const cpf = identificador(validarCpf);
export const inscricaoSuframa = identificador(validarInscricaoSuframa);
export const ieAm = identificador(validarIeAm);
export const ncm = identificador(validarNcm);
export const cep = identificador(validarCep);

/** The warning of an identifier refuses nothing, so it is for the form to ask the validator for it. */
function identificador(validar: Validador) {
  return z
    .string()
    .superRefine((texto, contexto) => {
      const lido = validar(texto);
      if (!lido.valido) contexto.addIssue({ code: 'custom', message: lido.motivo });
    })
    .overwrite((texto) => {
      const lido = validar(texto);
      return lido.valido ? lido.valor : texto;
    });
}

/** A decimal on its way in: text, dot, no sign, at most `inteiros` digits before the dot and `casas` after it. */
export function decimalDeEntrada(inteiros: number, casas: number) {
  return z
    .string('Informe o número como texto, com ponto decimal.')
    .regex(
      new RegExp(`^\\d{1,${inteiros}}(\\.\\d{1,${casas}})?$`),
      `Informe um número sem sinal, com até ${inteiros} algarismos antes do ponto e ${casas} depois.`,
    )
    .meta({ example: `1.${'0'.repeat(casas)}` });
}

/** As {@link decimalDeEntrada}, and more than zero. */
export function decimalPositivo(inteiros: number, casas: number) {
  return decimalDeEntrada(inteiros, casas).regex(/[1-9]/, 'Informe um número maior que zero.');
}

/** A rate on its way in: 0 to 100 %, at most 2 decimals. */
export const percentual = decimalDeEntrada(3, 2).regex(
  /^0*(\d{1,2}(\.\d+)?|100(\.0+)?)$/,
  'Informe um percentual de 0 a 100.',
);
