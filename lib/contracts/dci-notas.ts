import { z } from 'zod';
import { UFS } from '#lib/domain/aduana/uf.ts';
import { MOTIVOS_FORA } from '#lib/domain/zfm/dci.ts';
import {
  cnpj,
  cpf,
  data,
  dataLida,
  decimalDe,
  decimalInformado,
  dinheiro,
  id,
  ncm,
} from '#lib/registros/primitivos.ts';
import { codigoENome, formaOpcional, opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { localDestinoDci, modalidadeDci } from './dci-partes.ts';

const destinatario = z.object({
  tipo: z.enum(['PJ', 'PF', 'EXTERIOR']),
  documento: z.string().nullable(),
  nome: z.string(),
});

const quantidadeDaNota = decimalInformado({ inteiros: 9, casas: 5, positivo: true });

const itemDaNotaNova = z.strictObject({
  codigo: z.string().trim().min(1, 'Informe o código do produto.').max(60),
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(120),
  ncm,
  cfop: z.string().regex(/^[1-7]\d{3}$/, 'O CFOP tem quatro algarismos.'),
  unidade: z.string().trim().min(1, 'Informe a unidade.').max(6),
  quantidade: quantidadeDaNota,
  /** Reais. */
  valorUnitario: decimalInformado({ inteiros: 11, casas: 10 }),
});

/** Of each kind of person the number is another. */
function destinatarioNovo<Tipo extends 'PJ' | 'PF'>(tipo: Tipo, falta: string, documento: typeof cnpj) {
  return z.strictObject({
    tipo: z.literal(tipo),
    documento: z.string().trim().min(1, falta).pipe(documento),
    nome: z.string().trim().min(1, 'Informe o destinatário.').max(60),
  });
}

/** A nota somebody types. */
export const notaNova = z.strictObject({
  numero: z.string().regex(/^\d{1,9}$/, 'O número da nota tem até nove algarismos.'),
  serie: z.string().regex(/^\d{1,3}$/, 'A série tem até três algarismos.'),
  chave: formaOpcional(/^[0-9A-Z]{44}$/, 'A chave tem 44 caracteres.'),
  emissao: data,
  /** The day it left; the day of issue where none is told. */
  saida: opcional(data),
  destinatario: z.discriminatedUnion(
    'tipo',
    [destinatarioNovo('PJ', 'Informe o CNPJ.', cnpj), destinatarioNovo('PF', 'Informe o CPF.', cpf)],
    'Escolha PJ ou PF.',
  ),
  uf: z.enum(UFS, 'Escolha a UF.'),
  municipio: z.object({ codigo: z.string().regex(/^\d{7}$/, 'Escolha o município.') }, 'Escolha o município.'),
  itens: z.array(itemDaNotaNova).min(1, 'A nota tem ao menos um item.').max(990),
});
export type NotaNova = z.infer<typeof notaNova>;

export const notaEdicao = notaNova.extend({ id, versao: z.number().int().min(1) });

const itemDaNota = z.object({
  id,
  /** From 1. */
  nItem: z.number().int(),
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  cfop: z.string(),
  unidade: z.string(),
  quantidade: decimalDe(5),
  valorUnitario: decimalDe(10),
  valor: dinheiro,
  modalidade: modalidadeDci.nullable(),
  dcr: z.object({ id, numero: z.string().nullable(), processo: z.string() }).nullable(),
  fora: z.enum(MOTIVOS_FORA).nullable(),
});

export const notaDaDci = z.object({
  id,
  versao: z.number().int(),
  /** Read of an XML, or typed. */
  origem: z.enum(['XML', 'DIGITADA']),
  chave: z.string().nullable(),
  numero: z.string(),
  serie: z.string(),
  emissao: dataLida,
  saida: dataLida.nullable(),
  destinatario,
  uf: z.string().nullable(),
  municipio: codigoENome.nullable(),
  /** Null where the município is not known, or it is left out. */
  destino: localDestinoDci.nullable(),
  valor: dinheiro,
  fora: z.enum(MOTIVOS_FORA).nullable(),
  motivoFora: z.string().nullable(),
  itens: z.array(itemDaNota),
});
export type NotaDaDci = z.infer<typeof notaDaDci>;

/** Body of `POST /api/Dci/:id/Nota/:notaId/Fora`: leaves a nota out by hand, or takes it in again. */
export const pedidoDeFora = z.strictObject({ versao: z.number().int().min(1), motivo: textoOpcional(200) });

/** What came of a file, or a zip of them, on its way and at its end. `GET /api/Dci/:id/Recebimento/:recebimento`. */
export const recebimentoDeNotas = z.object({
  id,
  situacao: z.enum(['RECEBENDO', 'APURANDO', 'TERMINADO', 'FALHOU']),
  /** Documents read, of how many; null until that is known. */
  lidos: z.number().int(),
  total: z.number().int().nullable(),
  incluidas: z.number().int(),
  /** The same nota, brought again. */
  repetidas: z.number().int(),
  /** Left out, by reason; they are kept in the DCI and say so. */
  fora: z.partialRecord(z.enum(MOTIVOS_FORA), z.number().int()),
  /** Files nothing was taken of, and why: the first of them, and how many they are. */
  recusadasAoTodo: z.number().int(),
  recusadas: z.array(z.object({ arquivo: z.string(), motivo: z.string() })),
  /** The sentence of what went wrong as a whole. */
  falha: z.string().nullable(),
});
export type RecebimentoDeNotas = z.infer<typeof recebimentoDeNotas>;

/** How many files that nothing was taken of are named. */
export const MAXIMO_DE_RECUSADAS = 200;
/** The largest upload of notas, in bytes. */
export const TAMANHO_MAXIMO_NOTAS = 256 * 1024 * 1024;
