import type { ItemConhecido } from '#lib/contracts/pedido-itens.ts';
import type { ColunaDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { GridLine } from '#server/platform/sheets/check-lines.ts';

/** Fills the empty cells of a line from the cadastro item. */
export function completarComItem(
  { celulas, ...linha }: GridLine,
  item: ItemConhecido | undefined,
  colunas: readonly ColunaDePlanilha[],
): GridLine {
  if (!item) return { ...linha, celulas };
  const doCadastro: Record<string, string | null> = {
    descricao: item.descricao,
    ncm: item.ncm,
    destaque: item.destaque,
    cClassTrib: item.cClassTrib,
    unidade: item.unidade,
    pesoLiquidoUnitario: item.pesoLiquidoUnitario,
    paisOrigem: item.paisOrigem?.codigo ?? null,
    fabricante: item.fabricante?.razaoSocial ?? null,
    codigoSuframa: item.codigoSuframa,
    origem: item.origem,
  };
  const vazias = colunas.flatMap(({ campo }) => {
    const valor = doCadastro[campo] ?? null;
    return valor !== null && !celulas[campo] ? [[campo, valor] as const] : [];
  });
  return { ...linha, celulas: { ...celulas, item: item.id, ...Object.fromEntries(vazias) } };
}
