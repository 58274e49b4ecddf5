import type { ArestaDaLinhagem, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_NA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/**
 * `Item de DI MOTOR-01`: the name of a node where its column is not in sight. The product's own numbers already tell the kind:
 * `PO-2026-0042`.
 */
export function nomeDoNo({ tipo, titulo, mais }: NoDaLinhagem): string {
  const { um: singular } = NOME_NA_LINHAGEM[tipo];
  return mais > 0 || titulo.startsWith(singular) || titulo.startsWith(`${tipo}-`) ? titulo : `${singular} ${titulo}`;
}

/** The lines under the title. */
export function linhasDoNo(no: NoDaLinhagem): string[] {
  return [no.detalhe, ondeEsta(no), quantoDoNo(no), suspensoDoNo(no)].filter((linha): linha is string =>
    Boolean(linha),
  );
}

/** `Em estoque · 10/08/2026` */
export const ondeEsta = ({ situacao, data }: NoDaLinhagem) =>
  [situacao, data && formatarData(data)].filter(Boolean).join(' · ');

/** `saldo 20 de 30 PECA`, `6 UN`; null for a node without quantity. */
export function quantoDoNo({ valores: { quantidade, saldo, unidade } }: NoDaLinhagem): string | null {
  if (quantidade === undefined) return null;
  const deQuanto = saldo === undefined ? semZeros(quantidade) : `saldo ${semZeros(saldo)} de ${semZeros(quantidade)}`;
  return [deQuanto, unidade].filter(Boolean).join(' ');
}

/** `R$ 20,00 suspensos`; null for a node without suspended tax. */
function suspensoDoNo({ valores: { suspenso } }: NoDaLinhagem): string | null {
  return suspenso ? `R$ ${formatarDinheiro(suspenso.suspenso)} suspensos` : null;
}

/**
 * The quantity of an edge. Where the link moves goods or composes a product, in the unit of the node it comes from; else without
 * unit.
 */
export function quantoDaAresta({ tipo, quantidade }: ArestaDaLinhagem, de: NoDaLinhagem | undefined): string | null {
  if (quantidade === null) return null;
  const daUnidade = tipo === 'BAIXADO' || tipo === 'PREVISTO' || tipo === 'DEVOLVIDO' || tipo === 'COMPOE';
  return [semZeros(quantidade), daUnidade ? de?.valores.unidade : null].filter(Boolean).join(' ');
}

/** `previsto: 10 PECA`; only the rótulo if the quantity is unknown. */
export function ligacaoPorExtenso(aresta: ArestaDaLinhagem, de: NoDaLinhagem | undefined): string {
  const quanto = quantoDaAresta(aresta, de);
  return quanto ? `${aresta.rotulo}: ${quanto}` : aresta.rotulo;
}
