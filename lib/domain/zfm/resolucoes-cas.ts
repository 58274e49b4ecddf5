import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

export type ResolucaoNoPrazo = ResolucaoCas & { validade: DataTexto };

/** Resolutions expired on `dia`, and those about to expire, each sorted by last day. A resolution is valid on its last day. */
export function resolucoesAAvisar(
  resolucoes: readonly ResolucaoCas[],
  dia: DataTexto,
): { vencidas: ResolucaoNoPrazo[]; vencendo: ResolucaoNoPrazo[] } {
  const noPrazo = resolucoes
    .filter((resolucao): resolucao is ResolucaoNoPrazo => resolucao.validade !== null)
    .sort((a, b) => a.validade.localeCompare(b.validade));
  const como = (situacao: 'VENCIDA' | 'VENCENDO') =>
    noPrazo.filter(({ validade }) => situacaoDaValidade(validade, dia).situacao === situacao);
  return { vencidas: como('VENCIDA'), vencendo: como('VENCENDO') };
}
