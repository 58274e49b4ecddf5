import { z } from 'zod';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { LINHA_DO_PEDIDO, PEDIDO } from '#lib/registros/pedido.ts';
import { dataLida, decimalDe, dinheiro, id, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';
import { codigoENome, opcional } from '#lib/registros/tipos.ts';

export const linhaNova = z.object(LINHA_DO_PEDIDO);
export type LinhaDoPedido = z.infer<typeof linhaNova>;

/** Rules between fields. */
const COERENCIA = [
  [['data', 'entregaPrevista'], entregaDepois],
  [['decidido', 'motivoCancelamento'], motivado],
  [['decidido', 'itens'], comItens],
] as const;

export const pedidoNovo = entreVariosCampos(z.strictObject(PEDIDO), ...COERENCIA);
export type PedidoNovo = z.infer<typeof pedidoNovo>;

export const pedidoEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...PEDIDO }), ...COERENCIA);

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
  /** In the currency of the order: Σ quantity × unit value, each line rounded half up to the cent. */
  valorItens: dinheiro,
  /** The part of `valorItens` still to be shipped; zero for a cancelled order. */
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
  /** Sum over processos that are neither cancelled nor deleted. */
  embarcado: quantidade,
  saldo: quantidade,
});
export type LinhaLida = z.infer<typeof linhaLida>;

export const pedido = pedidoResumo.extend({
  ...PEDIDO,
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

type Campos = z.infer<z.ZodObject<typeof PEDIDO>>;

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
