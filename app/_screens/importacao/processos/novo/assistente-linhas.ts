import type { ApiError } from '#lib/api/api-error.ts';
import type { ProcessoDoPedido } from '#lib/contracts/comeco-de-processo.ts';
import type { LinhaLida, PedidoLido } from '#lib/contracts/pedido.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

type Linha = ProcessoDoPedido['linhas'][number];

export function linhasComSaldo({ itens }: PedidoLido): LinhaLida[] {
  return itens.filter(({ saldo }) => new Exato(saldo).gt(0));
}

/** What of these orders is to come, line by line: the balance where nobody typed anything; a line left empty, or at zero, does not come. */
export function linhasAEmbarcar(pedidos: readonly PedidoLido[], digitadas: Readonly<Record<string, string>>): Linha[] {
  return pedidos
    .flatMap(linhasComSaldo)
    .map(({ id, saldo }) => ({ pedidoItemId: id, quantidade: digitadas[id] ?? saldo }))
    .filter(({ quantidade }) => quantidade.trim() !== '' && !/^0+([.,]0*)?$/.test(quantidade.trim()));
}

/** What the server holds against each line that was sent, by the id of the line. */
export function recusasPorLinha(linhas: readonly Linha[], { campos = {} }: Pick<ApiError, 'campos'>) {
  const recusas: Record<string, string> = {};
  for (const [campo, frase] of Object.entries(campos)) {
    const linha = linhas[Number(/^linhas\.(\d+)\./.exec(campo)?.[1])];
    if (linha) recusas[linha.pedidoItemId] = frase;
  }
  return recusas;
}
