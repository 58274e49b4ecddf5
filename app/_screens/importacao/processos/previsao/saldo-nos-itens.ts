import { type Nomes, saoFiguras } from '#components/itens/linha-de-itens.ts';
import type { ItemDoProcesso, ItensDoProcessoLidos } from '#lib/contracts/itens-do-processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { recusaDoEmbarque } from '#lib/domain/pedidos/pedido.ts';

/** A line of an order as the form remembers it beside its values: with the draft, and across its tabs. */
export interface LinhaDePedidoLembrada {
  id: string;
  numero: string;
  linha: number;
  /** What the order has for this process, what it takes already among it. */
  disponivel: DecimalTexto;
}

/** How lines of orders read and what they have, by the keys the form remembers them under. */
export function nomesDasLinhasDePedido(linhas: readonly LinhaDePedidoLembrada[]): [chave: string, texto: string][] {
  return linhas.flatMap(({ id, numero, linha, disponivel }): [string, string][] => [
    [id, `${numero} · linha ${linha}`],
    [chaveDoDisponivel(id), disponivel],
  ]);
}

export function linhasDePedidoLidas({ itens }: ItensDoProcessoLidos): LinhaDePedidoLembrada[] {
  return itens.flatMap(({ pedidoItem }) => pedidoItem ?? []);
}

/** What is over the balance of its order, by the `linha.quantidade` of the last row that draws on it: the server's own sentence. */
export function recusasDeSaldo(itens: readonly ItemDoProcesso[], nomes: Nomes): Record<string, string> {
  const tomados = new Map<string, { total: Exato; ultimo: number }>();
  for (const [ultimo, { pedidoItem, quantidade }] of itens.entries()) {
    if (!pedidoItem || !saoFiguras(quantidade)) continue;
    const antes = tomados.get(pedidoItem.id)?.total ?? new Exato(0);
    tomados.set(pedidoItem.id, { total: antes.plus(quantidade), ultimo });
  }
  const recusas = [...tomados].flatMap(([id, { total, ultimo }]) => {
    const disponivel = nomes[chaveDoDisponivel(id)];
    if (disponivel === undefined) return [];
    const frase = recusaDoEmbarque({ quantidade: disponivel, embarcado: '0' }, total.toFixed());
    return frase ? [[`${ultimo}.quantidade`, frase]] : [];
  });
  return Object.fromEntries(recusas);
}

const chaveDoDisponivel = (id: string) => `${id} disponível`;
