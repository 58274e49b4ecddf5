import type { ItemDoProcesso, ItemDoProcessoLido } from '#lib/contracts/processo/itens-do-processo.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { processoItem } from '#server/platform/db/schema/processo-itens.ts';

type Linha = typeof processoItem.$inferSelect;
type Pessoa = { id: string; razaoSocial: string } | null;

interface Nomes {
  nomePais: string | null;
  nomeMoeda: string;
}

/** Turns an item of a process into columns; the names come from the tables. */
export function colunasDoItem(
  { id: _, pedidoItem, item, fornecedor, fabricante, paisOrigem, moeda, ...resto }: ItemDoProcesso,
  { processoId, ordem, nomePais, nomeMoeda }: Nomes & { processoId: string; ordem: number },
) {
  return {
    ...resto,
    processoId,
    ordem,
    pedidoItemId: pedidoItem?.id ?? null,
    itemId: item?.id ?? null,
    fornecedorId: fornecedor?.id ?? null,
    fabricanteId: fabricante?.id ?? null,
    paisOrigemCodigo: paisOrigem?.codigo ?? null,
    paisOrigemNome: paisOrigem ? nomePais : null,
    moedaCodigo: moeda.codigo,
    moedaNome: nomeMoeda,
  };
}

/** Turns a row back into an item. `disponivel` tells, by order line, what is available to this process. */
export function itemLido(
  linha: Linha & { fornecedor: Pessoa; fabricante: Pessoa; pedido: LinhaDoPedido },
  disponivel: ReadonlyMap<string, DecimalTexto>,
): ItemDoProcessoLido {
  const { empresaId: _, processoId: __, ordem: ___, pedidoItemId: ____, itemId, pedido, ...resto } = linha;
  const { fornecedorId: _f, fabricanteId: _g, moedaCodigo, moedaNome, ...outros } = resto;
  const { paisOrigemCodigo, paisOrigemNome, ...camposDoItem } = outros;
  return {
    ...camposDoItem,
    pedidoItem: daLinha(pedido, disponivel),
    item: itemId === null ? null : { id: itemId },
    moeda: { codigo: moedaCodigo, nome: moedaNome },
    paisOrigem: paisOrigemCodigo === null ? null : { codigo: paisOrigemCodigo, nome: paisOrigemNome ?? '' },
  };
}

function daLinha(
  { id, pedidoId, numero, linha }: LinhaDoPedido,
  disponivel: ReadonlyMap<string, DecimalTexto>,
): ItemDoProcessoLido['pedidoItem'] {
  if (id === null || pedidoId === null || numero === null || linha === null) return null;
  return { id, pedidoId, numero, linha, disponivel: disponivel.get(id) ?? '0.00000' };
}

/** All null when the item draws on no order. */
interface LinhaDoPedido {
  id: string | null;
  pedidoId: string | null;
  numero: string | null;
  linha: number | null;
}
