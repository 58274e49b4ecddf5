import { z } from 'zod';
import { SITUACOES_NAO_CONVERTIDAS } from '#lib/contracts/consultas/nao-convertido.ts';
import { outraDci } from '#lib/contracts/dci/dci-partes.ts';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';
import {
  ESPECIES_DO_LOTE,
  FALTAS_DA_REFORMA,
  ORIGENS_NAO_CONVERTIDAS,
} from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { data, dataLida, decimalDe, decimalInformado, dinheiro, id, instante } from '#lib/registros/primitivos.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';
import { lugarNoPapelDoLote } from './saldo-insumo.ts';

const quantidadeDeInsumo = decimalDe(7);

const linhaNaoConvertida = z.object({
  /** Identifies the line in the worksheet. */
  chave: z.string(),
  situacao: z.enum(SITUACOES_NAO_CONVERTIDAS),
  /** The goods left by a DCI, or the deadline passed with them in stock. */
  origem: z.enum(ORIGENS_NAO_CONVERTIDAS),
  lote: z.object({ id, ...lugarNoPapelDoLote, descricao: z.string(), cClassTrib: z.string().nullable() }),
  /** First DCI of its retificadoras; null for a deadline. */
  raizId: id.nullable(),
  dci: outraDci.pick({ id: true, processo: true, numero: true }).nullable(),
  /** Position of the item in the declaration, proposed as the item of the import note. */
  nItem: z.number().int(),
  quantidade: quantidadeDeInsumo,
  unidade: z.string().nullable(),
  /** Reais; null is unknown, and `falta` says why. */
  cbs: dinheiro.nullable(),
  ibs: dinheiro.nullable(),
  falta: z.enum(FALTAS_DA_REFORMA).nullable(),
  estimada: z.boolean(),
  multa: dinheiro.nullable(),
  juros: dinheiro.nullable(),
  /** With late charges, when paid on the day asked for. */
  total: dinheiro.nullable(),
  /** Why there are no late charges. */
  faltaDaMora: z.string().nullable(),
  declaracao: z.object({ id, data: dataLida, protocolo: z.string(), em: instante, usuario: z.string() }).nullable(),
  /** An expense or a rate that came later changes the CBS or IBS of its lot. */
  aRecalcular: z.boolean().default(false),
});
export type LinhaNaoConvertidaLida = z.infer<typeof linhaNaoConvertida>;

/** An import document with what of it did not convert. Sums are of the known lines; `semFigura` counts the others. */
export const documentoNaoConvertido = z.object({
  /** Null for a DSI or an opening balance, which somebody typed. */
  processo: z.object({ id, numero: z.string() }).nullable(),
  numeroDeclaracao: z.string(),
  importador: z.object({ id: id.nullable(), cnpj: z.string(), razaoSocial: z.string().nullable() }),
  uf: z.enum(UFS).nullable(),
  /** Issue of the import document. */
  documento: dataLida.nullable(),
  /** Days that late charges are counted to. */
  ate: dataLida,
  /** The release is of 2026, when the payment is waived. */
  de2026: z.boolean(),
  linhas: z.array(linhaNaoConvertida),
  cbs: dinheiro,
  ibs: dinheiro,
  semFigura: z.number().int(),
  /** Late charges of the lines that `cbs` and `ibs` add up. Null while those of one of them are unknown, and of what was declared. */
  multa: dinheiro.nullable(),
  juros: dinheiro.nullable(),
  total: dinheiro.nullable(),
  /** Why there is no XML fragment; null when it can be made. */
  semEvento: z.string().nullable(),
  /** Lots to be declared whose CBS or IBS an expense or a rate that came later changes. */
  aRecalcular: z.number().int().default(0),
});
export type DocumentoNaoConvertido = z.infer<typeof documentoNaoConvertido>;

export const pedidoDeDeclaracao = z.strictObject({
  linhas: z
    .array(
      z.strictObject({
        loteId: id,
        origem: z.enum(ORIGENS_NAO_CONVERTIDAS),
        raizId: id.nullable(),
        quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }),
      }),
    )
    .min(1, 'Escolha ao menos uma linha.')
    .max(990),
  data,
  protocolo: textoObrigatorio(60, 'Informe o protocolo do evento.'),
});
export type PedidoDeDeclaracao = z.infer<typeof pedidoDeDeclaracao>;

export const pedidoDeDesfazerDeclaracao = z.strictObject({
  /** Of the declaration, as the worksheet gives it. */
  id,
  motivo: textoObrigatorio(500, 'Diga por que a declaração é desfeita.'),
});
export type PedidoDeDesfazerDeclaracao = z.infer<typeof pedidoDeDesfazerDeclaracao>;

export const pedidoDeEspecie = z.strictObject({
  especie: z.enum(ESPECIES_DO_LOTE),
  /** Of a fixed asset alone. */
  depreciadoEm: data.nullable(),
  motivo: textoObrigatorio(500, 'Diga por que a espécie muda.'),
});
export type PedidoDeEspecie = z.infer<typeof pedidoDeEspecie>;

export const lotesMudados = z.object({ lotes: z.number().int() });
