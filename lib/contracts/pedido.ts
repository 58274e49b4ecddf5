import { z } from 'zod';
import { APLICACOES } from '#lib/domain/aduana/aplicacao.ts';
import { COBERTURAS_CAMBIAIS } from '#lib/domain/aduana/cobertura-cambial.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/incoterm.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { DECISOES_PEDIDO, STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import {
  data,
  dataLida,
  decimalDe,
  decimalInformado,
  dinheiro,
  id,
  ncm,
  quantidade,
  valorUnitario,
} from '#lib/registros/primitivos.ts';
import {
  apontado,
  codigoENome,
  opcional,
  partNumber,
  porCodigo,
  referenciaOpcional,
  textoOpcional,
} from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';

const valor = opcional(decimalInformado({ inteiros: 13, casas: 2 }));

export const MAXIMO_DE_LINHAS = 5000;

/**
 * A line of a purchase order; sizes are those of the DI, so that what is ordered can be declared (domain/importacao.md §2.1). What a
 * read line says besides (`embarcado`, `saldo`) is left aside, so that one can be sent back, or taken from the history, as it was read.
 */
export const linhaNova = z.object({
  /** Null on a new line. */
  id: opcional(id),
  /** The item of the cadastro it was taken from. */
  item: referenciaOpcional(z.object({ id })),
  partNumber,
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(4000),
  ncm,
  destaque: opcional(z.string().regex(/^\d{3}$/, 'O destaque da NCM tem três algarismos.')),
  unidade: z.string().trim().min(1, 'Informe a unidade.').max(20),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }),
  valorUnitario: decimalInformado({ inteiros: 13, casas: 7 }),
  /** Kilograms. */
  pesoLiquidoUnitario: opcional(decimalInformado({ inteiros: 11, casas: 7 })),
  paisOrigem: referenciaOpcional(porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo)),
  fabricante: referenciaOpcional(z.object({ id })),
  aplicacao: opcional(z.enum(APLICACOES)),
  codigoSuframa: opcional(
    z.string().regex(/^\d{11}$/, 'O código Suframa tem onze algarismos: produto, tipo e modelo.'),
  ),
});
export type LinhaDoPedido = z.infer<typeof linhaNova>;

const campos = {
  /** What somebody decided; `status` is that, or what the shipments make of it. */
  decidido: z.enum(DECISOES_PEDIDO).default('RASCUNHO'),
  motivoCancelamento: textoOpcional(500),
  /** As the company numbers its orders; unique per importer. */
  numero: z.string().trim().min(1, 'Informe o número do pedido.').max(20),
  importador: apontado('Escolha o importador.'),
  fornecedor: apontado('Escolha o fornecedor.'),
  data,
  entregaPrevista: opcional(data),
  proformaNumero: textoOpcional(30),
  proformaData: opcional(data),
  incoterm: z.enum(Object.keys(INCOTERMS) as [Incoterm, ...Incoterm[]], 'Escolha o Incoterm.'),
  localIncoterm: textoOpcional(60),
  moeda: porCodigo(TABELAS.MoedaSiscomex.codigo, TABELAS.MoedaSiscomex.motivo),
  condicaoPagamento: textoOpcional(120),
  coberturaCambial: opcional(z.enum(COBERTURAS_CAMBIAIS)),
  /** In the currency of the order, two decimals. */
  frete: valor,
  seguro: valor,
  observacao: textoOpcional(4000),
  itens: z.array(linhaNova).max(MAXIMO_DE_LINHAS, `Um pedido tem no máximo ${MAXIMO_DE_LINHAS} linhas.`).default([]),
};

/** What one field says of another. */
const COERENCIA = [
  [['data', 'entregaPrevista'], entregaDepois],
  [['decidido', 'motivoCancelamento'], motivado],
  [['decidido', 'itens'], comItens],
] as const;

export const pedidoNovo = entreVariosCampos(z.strictObject(campos), ...COERENCIA);
export type PedidoNovo = z.infer<typeof pedidoNovo>;

export const pedidoEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...campos }), ...COERENCIA);

const pessoaDoPedido = z.object({ id, razaoSocial: z.string() });

/** A row of the list. */
export const pedidoResumo = z.object({
  ...registroLido,
  numero: z.string(),
  revisao: z.number().int(),
  status: z.enum(STATUS_PEDIDO),
  importador: pessoaDoPedido,
  fornecedor: pessoaDoPedido,
  data: dataLida,
  entregaPrevista: dataLida.nullable(),
  proformaNumero: z.string().nullable(),
  incoterm: z.string(),
  moeda: codigoENome,
  linhas: z.number().int(),
  /** In the currency of the order: Σ quantity × unit value, truncated to cents line by line as the DI does. */
  valorItens: dinheiro,
  /** The part of `valorItens` that is still to be shipped; zero of a cancelled order. */
  valorSaldo: dinheiro,
});
export type PedidoResumo = z.infer<typeof pedidoResumo>;

const linhaLida = linhaNova.extend({
  id,
  item: z.object({ id }).nullable(),
  quantidade,
  valorUnitario,
  pesoLiquidoUnitario: decimalDe(7).nullable(),
  paisOrigem: codigoENome.nullable(),
  fabricante: pessoaDoPedido.nullable(),
  /** In processes that are not cancelled. */
  embarcado: quantidade,
  saldo: quantidade,
});
export type LinhaLida = z.infer<typeof linhaLida>;

export const pedido = pedidoResumo.extend({
  ...campos,
  importador: pessoaDoPedido,
  fornecedor: pessoaDoPedido,
  moeda: codigoENome,
  data: dataLida,
  entregaPrevista: opcional(dataLida),
  proformaData: opcional(dataLida),
  frete: dinheiro.nullable(),
  seguro: dinheiro.nullable(),
  itens: z.array(linhaLida),
});
export type PedidoLido = z.infer<typeof pedido>;

type Campos = z.infer<z.ZodObject<typeof campos>>;

function entregaDepois(
  { data: emissao, entregaPrevista }: Pick<Campos, 'data' | 'entregaPrevista'>,
  { addIssue }: Recusas,
): void {
  if (entregaPrevista && entregaPrevista < emissao) {
    addIssue({ code: 'custom', path: ['entregaPrevista'], message: 'A entrega não pode ser antes do pedido.' });
  }
}

function motivado(
  { decidido, motivoCancelamento }: Pick<Campos, 'decidido' | 'motivoCancelamento'>,
  { addIssue }: Recusas,
): void {
  if (decidido === 'CANCELADA' && !motivoCancelamento) {
    addIssue({ code: 'custom', path: ['motivoCancelamento'], message: 'Diga por que o pedido é cancelado.' });
  }
}

function comItens({ decidido, itens }: Pick<Campos, 'decidido' | 'itens'>, { addIssue }: Recusas): void {
  if ((decidido === 'EMITIDA' || decidido === 'CONFIRMADA') && itens.length === 0) {
    addIssue({ code: 'custom', path: ['itens'], message: 'O pedido não tem itens.' });
  }
  const ids = itens.map((item) => item.id);
  for (const [i, repetido] of ids.entries()) {
    if (repetido !== null && ids.indexOf(repetido) < i) {
      addIssue({ code: 'custom', path: ['itens', i, 'id'], message: 'Esta linha está no pedido duas vezes.' });
    }
  }
}
