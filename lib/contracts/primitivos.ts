import { z } from 'zod';
import { validarAwb } from '#lib/domain/awb.ts';
import { validarCep } from '#lib/domain/cep.ts';
import { validarChaveNfe } from '#lib/domain/chave-nfe.ts';
import { validarCnae } from '#lib/domain/cnae.ts';
import { validarCnpj } from '#lib/domain/cnpj.ts';
import { validarConteiner } from '#lib/domain/conteiner.ts';
import { validarCpf } from '#lib/domain/cpf.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import { validarCeMercante } from '#lib/domain/digito-ce-mercante.ts';
import { validarDi } from '#lib/domain/digito-di.ts';
import { validarDuimp } from '#lib/domain/duimp.ts';
import type { Validador } from '#lib/domain/identificador.ts';
import { validarIeAm } from '#lib/domain/ie-am.ts';
import { validarInscricaoSuframa } from '#lib/domain/inscricao-suframa.ts';
import { validarLi } from '#lib/domain/li.ts';
import { validarLpco } from '#lib/domain/lpco.ts';
import { validarNcm } from '#lib/domain/ncm.ts';
import { validarTelefone } from '#lib/domain/telefone.ts';

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
/** A month of a year, `2026-11`. */
export const mes = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.');
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
export const chaveNfe = identificador(validarChaveNfe);
export const cnpj = identificador(validarCnpj);
export const cpf = identificador(validarCpf);
export const inscricaoSuframa = identificador(validarInscricaoSuframa);
export const ieAm = identificador(validarIeAm);
export const ncm = identificador(validarNcm);
export const cnae = identificador(validarCnae);
export const cep = identificador(validarCep);
export const telefone = identificador(validarTelefone);

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
