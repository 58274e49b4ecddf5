import type { ApiError } from '#lib/api/platform/api-error.ts';
import type { LinhaLida, PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { ProcessoDoPedido } from '#lib/contracts/processo/comeco-de-processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

type Linha = ProcessoDoPedido['linhas'][number];

export function linhasComSaldo({ itens }: PedidoLido): LinhaLida[] {
  return itens.filter(({ saldo }) => new Exato(saldo).gt(0));
}

/** The quantities to take, by line: the typed one, else the balance. A line typed as empty or zero is left out. */
export function linhasAEmbarcar(pedidos: readonly PedidoLido[], digitadas: Readonly<Record<string, string>>): Linha[] {
  return pedidos
    .flatMap(linhasComSaldo)
    .map(({ id, saldo }) => ({ pedidoItemId: id, quantidade: digitadas[id] ?? saldo }))
    .filter(({ quantidade }) => quantidade.trim() !== '' && !/^0+([.,]0*)?$/.test(quantidade.trim()));
}

/** The server's errors by line id. */
export function recusasPorLinha(linhas: readonly Linha[], { campos = {} }: Pick<ApiError, 'campos'>) {
  const recusas: Record<string, string> = {};
  for (const [campo, frase] of Object.entries(campos)) {
    const linha = linhas[Number(/^linhas\.(\d+)\./.exec(campo)?.[1])];
    if (linha) recusas[linha.pedidoItemId] = frase;
  }
  return recusas;
}
