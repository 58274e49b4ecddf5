import { and, eq } from 'drizzle-orm';
import type { LinhaLida, PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { ProcessoDoPedido } from '#lib/contracts/processo/comeco-de-processo.ts';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro, ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { embarcadoRepository } from '#server/comex/pedidos/embarcado-repository.ts';
import { pedidoRepository } from '#server/comex/pedidos/pedido-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { invalidData, Refusal } from '#server/platform/refusals.ts';
import { comecarProcesso } from './comecar-processo.ts';

/**
 * Creates a process with quantities from the lines of some orders. Either every line enters the process, or nothing is written.
 * @throws {Refusal} 400 at the line whose balance is gone, that no longer exists, or whose importer or supplier differs from the
 * first line's.
 */
export function comecarDoPedido(ao: OnWrite, { linhas }: ProcessoDoPedido): Promise<ProcessoInteiro> {
  return ao.db.transaction(async (tx) => {
    const dasLinhas = await lerLinhas(
      tx,
      ao.quem.empresaId,
      linhas.map(({ pedidoItemId }) => pedidoItemId),
    );
    const tomadas = linhas.map(({ pedidoItemId, quantidade }, i) => {
      const achada = dasLinhas.get(pedidoItemId);
      if (!achada) throw recusada(i, 'Esta linha de pedido não existe mais.');
      return { ...achada, quantidade };
    });
    const [primeira] = tomadas;
    for (const [i, { pedido }] of tomadas.entries()) {
      if (pedido.fornecedor.id === primeira?.pedido.fornecedor.id) continue;
      throw recusada(i, `O pedido ${pedido.numero} é de outro fornecedor: comece um processo para cada um.`);
    }
    const pedidos = [...new Set(tomadas.map(({ pedido }) => pedido))];
    try {
      return await comecarProcesso(
        { ...ao, db: tx },
        {
          campos: camposDos(pedidos),
          itens: tomadas.map(itemDaLinha),
          adicoes: [],
          motivo: `Começado ${pedidos.length === 1 ? 'do pedido' : 'dos pedidos'} ${pedidos.map(({ numero }) => numero).join(', ')}.`,
        },
      );
    } catch (erro) {
      throw nasLinhas(erro);
    }
  });
}

interface LinhaDoPedido {
  pedido: PedidoLido;
  linha: LinhaLida;
}

/** Reads the lines by id. Their orders are locked first, so the copied values are those the balance is taken from. */
async function lerLinhas(tx: Database, empresaId: string, ids: readonly string[]): Promise<Map<string, LinhaDoPedido>> {
  const achadas = await tx
    .select({ pedidoId: pedidoItem.pedidoId })
    .from(pedidoItem)
    .where(and(eq(pedidoItem.empresaId, empresaId), oneOfThese(pedidoItem.id, ids)));
  const pedidoIds = [...new Set(achadas.map(({ pedidoId }) => pedidoId))];
  await embarcadoRepository(tx, empresaId).travarPedidos(pedidoIds);
  const pedidos = pedidoRepository(tx, empresaId);
  const lidos: (PedidoLido | null)[] = [];
  for (const id of pedidoIds) lidos.push(await pedidos.buscar(id));
  return new Map(lidos.flatMap((pedido) => pedido?.itens.map((linha) => [linha.id, { pedido, linha }] as const) ?? []));
}

/** The fields on which all the orders agree. Where the orders differ, each item carries its own value. */
function camposDos(pedidos: readonly PedidoLido[]): ProcessoNovo {
  const [primeiro] = pedidos;
  if (!primeiro) return {};
  const igual = (ler: (pedido: PedidoLido) => string | null) =>
    pedidos.every((pedidoLido) => ler(pedidoLido) === ler(primeiro));
  const mesmoIncoterm = igual(({ incoterm }) => incoterm);
  return {
    importador: { id: primeiro.importador.id },
    ...(mesmoIncoterm && { incoterm: primeiro.incoterm as ProcessoNovo['incoterm'] }),
    ...(mesmoIncoterm && igual(({ localIncoterm }) => localIncoterm) && { localIncoterm: primeiro.localIncoterm }),
  };
}

function itemDaLinha({ pedido, linha, quantidade }: LinhaDoPedido & { quantidade: DecimalTexto }): ItemDoProcesso {
  const { item, fabricante, paisOrigem, pesoLiquidoUnitario } = linha;
  const { partNumber, descricao, ncm, destaque, cClassTrib, unidade, valorUnitario, aplicacao, codigoSuframa } = linha;
  return {
    id: null,
    pedidoItem: { id: linha.id },
    item: item && { id: item.id },
    partNumber,
    descricao,
    ncm,
    destaque,
    cClassTrib,
    unidade,
    quantidade,
    valorUnitario,
    pesoLiquido: pesoLiquidoUnitario && new Exato(pesoLiquidoUnitario).times(quantidade).toFixed(5),
    moeda: { codigo: pedido.moeda.codigo },
    incoterm: pedido.incoterm as ItemDoProcesso['incoterm'],
    fornecedor: { id: pedido.fornecedor.id },
    fabricante: fabricante && { id: fabricante.id },
    paisOrigem: paisOrigem && { codigo: paisOrigem.codigo },
    condicao: 'NOVA',
    aplicacao,
    numeroLi: null,
    codigoSuframa,
    adicao: null,
  };
}

/** Moves an error of an item to the line the person chose. */
function nasLinhas(erro: unknown): unknown {
  if (!(erro instanceof Refusal) || !erro.extra.campos) return erro;
  const campos = Object.entries(erro.extra.campos).map(([campo, frase]) => {
    const [, lugar, folha] = /^itens\.(\d+)\.(.+)$/.exec(campo) ?? [];
    return [lugar === undefined ? campo : `linhas.${lugar}.${folha === 'quantidade' ? folha : 'pedidoItemId'}`, frase];
  });
  return new Refusal(erro.status, erro.codigo, erro.message, { ...erro.extra, campos: Object.fromEntries(campos) });
}

function recusada(lugar: number, frase: string): Refusal {
  return invalidData(frase, { [`linhas.${lugar}.pedidoItemId`]: frase });
}
