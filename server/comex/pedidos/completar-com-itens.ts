import type { ItemConhecido } from '#lib/contracts/pedidos/pedido-itens.ts';
import type { ColunaDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { GridLine } from '#server/platform/sheets/check-lines.ts';
import { completarLinhas } from './completar-linhas.ts';

/** Fills the empty cells of each line from the cadastro item that its part number names. */
export async function completarComItens(
  tx: Database,
  empresaId: string,
  linhas: readonly GridLine[],
  colunas: readonly ColunaDePlanilha[],
): Promise<GridLine[]> {
  const partNumbers = linhas.map(({ celulas }) => celulas.partNumber ?? '');
  const { itens } = await completarLinhas(tx, empresaId, { partNumbers, fabricantes: [], paises: [] });
  const porPartNumber = new Map(itens.map((item) => [item.pedido, item]));
  return linhas.map((linha) => completarLinha(linha, porPartNumber.get(linha.celulas.partNumber ?? ''), colunas));
}

function completarLinha(
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
