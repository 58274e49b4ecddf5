import { z } from 'zod';
import { validarAwb } from '#lib/domain/identificadores/awb.ts';
import { validarCep } from '#lib/domain/identificadores/cep.ts';
import { validarChaveNfe } from '#lib/domain/identificadores/chave-nfe.ts';
import { validarCnae } from '#lib/domain/identificadores/cnae.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { validarConteiner } from '#lib/domain/identificadores/conteiner.ts';
import { validarCpf } from '#lib/domain/identificadores/cpf.ts';
import { validarCeMercante } from '#lib/domain/identificadores/digito-ce-mercante.ts';
import { validarDi } from '#lib/domain/identificadores/digito-di.ts';
import { validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import type { NomeDeIdentificador } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import { validarIeAm } from '#lib/domain/identificadores/ie-am.ts';
import { validarInscricaoSuframa } from '#lib/domain/identificadores/inscricao-suframa.ts';
import { validarLi } from '#lib/domain/identificadores/li.ts';
import { validarLpco } from '#lib/domain/identificadores/lpco.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { validarTelefone } from '#lib/domain/identificadores/telefone.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

/** A decimal on the wire: text, dot, exactly `casas` decimals. */
export const decimalDe = (casas: number) =>
  z
    .string()
    .regex(new RegExp(`^-?\\d+\\.\\d{${casas}}$`))
    .meta({
      format: 'decimal',
      description: `Decimal em texto, ${casas} casas.`,
      example: `1234.${'0'.repeat(casas)}`,
    });

export const dinheiro = decimalDe(2);
export const quantidade = decimalDe(5);
export const valorUnitario = decimalDe(7);
/** Per cent. */
export const aliquota = decimalDe(2).meta({ description: 'Por cento: decimal em texto, 2 casas.', example: '12.00' });

/** Per cent as declared: two decimals, or up to seven on a DUIMP. */
export const aliquotaDeclarada = z
  .string()
  .regex(/^\d+\.\d{2,7}$/)
  .meta({ format: 'decimal', description: 'Por cento: decimal em texto, de 2 a 7 casas.', example: '10.25' });

/**
 * A decimal in a request: digits and a dot, no sign, limited digits on either side of the dot. `positivo` refuses zero; `maximo`
 * refuses larger values.
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
    .meta({
      casas,
      format: 'decimal',
      pattern: `^\\d{1,${inteiros}}(\\.\\d{1,${casas}})?$`,
      description: `Decimal em texto, com ponto: até ${inteiros} algarismos inteiros e ${casas} casas${positivo ? ', maior que zero' : ''}.`,
      example: maximo === undefined ? '123.4500000'.slice(0, Math.min(casas, 2) + 4) : '12.50'.slice(0, casas + 3),
    });
}

/** 0 to 100, at most 2 decimals. */
export const percentual = decimalInformado({ inteiros: 3, casas: 2, maximo: 100 }).meta({
  porCento: true,
  description: 'Por cento, de 0 a 100: decimal em texto, com até 2 casas.',
});

/** A rate as a person types it: tenths of a full rate have three or four decimals (LC 224/2025, art. 4º). */
export const aliquotaInformada = decimalInformado({ inteiros: 3, casas: 4, maximo: 100 }).meta({
  porCento: true,
  casasMinimas: 2,
  description: 'Por cento, de 0 a 100: decimal em texto, com até 4 casas.',
});

function problemaDoDecimal(texto: string, inteiros: number, casas: number): string | null {
  if (/^-\d/.test(texto)) return 'Não pode ser negativo.';
  const [, inteira = '', fracao = ''] = /^(\d+)(?:\.(\d+))?$/.exec(texto) ?? [];
  if (inteira === '') return 'Informe um número decimal em texto, com ponto.';
  if (fracao.length > casas) return `Tem mais de ${casas} casas decimais.`;
  return inteira.length > inteiros ? `Tem mais de ${inteiros} algarismos inteiros.` : null;
}

/** No date of the trade lies outside these years. Without the bounds, a typing slip makes a period of ten thousand years. */
const ANOS = { primeiro: 1990, ultimo: 2100 } as const;

/** Checks the year only of a well-formed date. */
const semFalhas = ({ issues }: z.core.ParsePayload) => issues.length === 0;
/** How the tables of the Receita write a validity without end. */
const SEM_FIM = '9999-12-31';

/** A day in a request. `frase` is the message for a malformed day; `semFim` also accepts 9999-12-31, a validity without end. */
export function dataInformada(limites: { frase?: string; desde?: number; semFim?: boolean } = {}) {
  const { frase, desde = ANOS.primeiro, semFim = false } = limites;
  return z.iso
    .date(frase)
    .refine((dia) => noAno(dia, desde) || (semFim && dia === SEM_FIM), {
      error: `O ano vai de ${desde} a ${ANOS.ultimo}.`,
      when: semFalhas,
    })
    .meta({
      description: `Dia, AAAA-MM-DD, de ${desde} a ${ANOS.ultimo}${semFim ? `; ${SEM_FIM} não tem fim` : ''}.`,
      example: '2026-11-20',
    });
}
export const data = dataInformada();
/** For births and legal acts, which may be earlier than 1990: the Suframa is of 1967. */
export const dataAntiga = dataInformada({ desde: 1900 });
/** Last day of a validity. */
export const ultimoDia = dataInformada({ semFim: true });
/** A day in an answer. Stored data and files may have any year. */
export const dataLida = z.iso.date().meta({ description: 'Dia, AAAA-MM-DD.', example: '2026-11-20' });

const MES = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month in a request, `2026-11`. `frase` is the message for a malformed month. */
export function mesInformado(frase = 'Informe o mês como AAAA-MM.') {
  return z
    .string()
    .regex(MES, frase)
    .refine((mes) => noAno(mes, ANOS.primeiro), {
      error: `O ano vai de ${ANOS.primeiro} a ${ANOS.ultimo}.`,
      when: semFalhas,
    })
    .meta({ mes: true, description: `Mês, AAAA-MM, de ${ANOS.primeiro} a ${ANOS.ultimo}.`, example: '2026-11' });
}
export const mes = mesInformado();
/** A month in an answer. */
export const mesLido = z.string().regex(MES).meta({ description: 'Mês, AAAA-MM.', example: '2026-11' });

function noAno(texto: string, primeiro: number): boolean {
  const ano = Number(texto.slice(0, 4));
  return primeiro <= ano && ano <= ANOS.ultimo;
}

export const instante = z.iso
  .datetime()
  .meta({ description: 'Instante em UTC, ISO 8601.', example: '2026-11-20T12:00:00.000Z' });
export const id = z.uuid().meta({ example: '0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d35' });

export const codigoNome = z.object({ codigo: z.string().nullable(), nome: z.string().nullable() });

/** Identifiers, accepted with or without punctuation; the output has none. */
export const numeroDi = identificador(validarDi, 'Número da DI', '2600000010', 'di');
export const numeroDuimp = identificador(validarDuimp, 'Número da Duimp', '26BR00000000010', 'duimp');
export const numeroLi = identificador(validarLi, 'Número da LI', '2612345670', 'li');
export const numeroLpco = identificador(validarLpco, 'Número do LPCO', 'I2600000001');
export const ceMercante = identificador(validarCeMercante, 'CE Mercante', '032605000000016');
export const awb = identificador(validarAwb, 'AWB', '36968198826', 'awb');
export const conteiner = identificador(validarConteiner, 'Contêiner', 'SUDU6183973', 'conteiner');
export const chaveNfe = identificador(
  validarChaveNfe,
  'Chave de acesso da NF-e',
  '13261111222333000181550010000012341000012348',
  'chaveNfe',
);
export const cnpj = identificador(validarCnpj, 'CNPJ', '11222333000181', 'cnpj');
export const cpf = identificador(validarCpf, 'CPF', '52998224725', 'cpf');
export const inscricaoSuframa = identificador(validarInscricaoSuframa, 'Inscrição na Suframa', '201234017', 'suframa');
export const ieAm = identificador(validarIeAm, 'Inscrição estadual do Amazonas', '041234561', 'ieAm');
export const ncm = identificador(validarNcm, 'NCM', '85423190', 'ncm');
export const cnae = identificador(validarCnae, 'CNAE', '2610800', 'cnae');
export const cep = identificador(validarCep, 'CEP', '69075000', 'cep');
export const telefone = identificador(validarTelefone, 'Telefone com DDD', '9232123456', 'telefone');

/** The validator's warnings refuse nothing; a form that wants them asks the validator itself. */
function identificador(validar: Validador, nome: string, example: string, qual?: NomeDeIdentificador) {
  return z
    .string()
    .superRefine((texto, contexto) => {
      const lido = validar(texto);
      if (!lido.valido) contexto.addIssue({ code: 'custom', message: lido.motivo });
    })
    .overwrite((texto) => {
      const lido = validar(texto);
      return lido.valido ? lido.valor : texto;
    })
    .meta({
      description: `${nome}, com ou sem pontuação; o que sai não tem.`,
      example,
      ...(qual && { qual }),
    });
}
