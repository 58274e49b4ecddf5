import { type Nomes, saoFiguras } from '#components/itens/linha-de-itens.ts';
import type { ItemDoProcesso, ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { recusaDoEmbarque } from '#lib/domain/pedidos/pedido.ts';

/** An order line as the form remembers it beside its values: with the draft, and across its tabs. */
export interface LinhaDePedidoLembrada {
  id: string;
  numero: string;
  linha: number;
  /** The quantity available to this processo, including what it already takes. */
  disponivel: DecimalTexto;
}

/** The names and available quantities of order lines, by the keys under which the form remembers them. */
export function nomesDasLinhasDePedido(linhas: readonly LinhaDePedidoLembrada[]): [chave: string, texto: string][] {
  return linhas.flatMap(({ id, numero, linha, disponivel }): [string, string][] => [
    [id, `${numero} · linha ${linha}`],
    [chaveDoDisponivel(id), disponivel],
  ]);
}

export function linhasDePedidoLidas({ itens }: ItensDoProcessoLidos): LinhaDePedidoLembrada[] {
  return itens.flatMap(({ pedidoItem }) => pedidoItem ?? []);
}

/**
 * Errors for quantities above the balance of their order line, by `linha.quantidade` of the last row that uses it. The message is
 * the same as the server's.
 */
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
