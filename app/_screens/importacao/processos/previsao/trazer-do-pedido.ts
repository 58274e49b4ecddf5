import { nomesDosPaises, saoFiguras } from '#components/itens/linha-de-itens.ts';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { LinhaDePedidos } from '#lib/contracts/pedidos/pedido-item.ts';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { itemDePedido } from './item-de-pedido.ts';
import type { LinhaDePedidoLembrada } from './saldo-nos-itens.ts';

export interface Escolhida {
  linha: LinhaDePedidos;
  quantidade: DecimalTexto;
  /** The balance less what the form already takes. */
  livre: DecimalTexto;
}

export interface Trazidos {
  itens: ItemDoProcesso[];
  /** The names of suppliers and manufacturers by id. */
  nomes: Record<string, string>;
  linhas: LinhaDePedidoLembrada[];
}

/** Makes items from the chosen lines and the data of their orders. Each order is read once. */
export async function trazidosDosPedidos(
  escolhidas: readonly Escolhida[],
  ler: (id: string) => Promise<PedidoLido>,
): Promise<Trazidos> {
  const ids = [...new Set(escolhidas.map(({ linha }) => linha.pedidoId))];
  const pedidos = new Map(await Promise.all(ids.map(async (id) => [id, await ler(id)] as const)));
  const achadas = escolhidas.flatMap(({ linha: { id, pedidoId, numero, linha, saldo }, quantidade }) => {
    const pedido = pedidos.get(pedidoId);
    const inteira = pedido?.itens.find((item) => item.id === id);
    return pedido && inteira ? [{ id, numero, linha, saldo, quantidade, pedido, inteira }] : [];
  });
  return {
    itens: achadas.map(({ pedido, inteira, quantidade }) => itemDePedido(pedido, inteira, quantidade)),
    nomes: Object.fromEntries([
      ...achadas.flatMap(({ pedido: { fornecedor }, inteira: { fabricante } }) =>
        [fornecedor, fabricante].flatMap((empresa) => (empresa ? [[empresa.id, empresa.razaoSocial]] : [])),
      ),
      ...nomesDosPaises(achadas.map(({ inteira }) => inteira)),
    ]),
    linhas: achadas.map(({ id, numero, linha, saldo }) => ({ id, numero, linha, disponivel: saldo })),
  };
}

/** The balance of each line less the new rows of the form. The server's balance already counts the saved rows. */
export function saldosLivres(
  linhas: readonly LinhaDePedidos[],
  itens: readonly ItemDoProcesso[],
): Map<string, DecimalTexto> {
  return new Map(
    linhas.map(({ id, saldo }) => {
      const novos = itens.filter((item) => item.id === null && item.pedidoItem?.id === id);
      const tomado = novos.reduce(
        (soma, { quantidade }) => (saoFiguras(quantidade) ? soma.plus(quantidade) : soma),
        new Exato(0),
      );
      return [id, Exato.max(0, new Exato(saldo).minus(tomado)).toFixed(5)];
    }),
  );
}
