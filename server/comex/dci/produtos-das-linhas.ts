import { and, eq, isNull } from 'drizzle-orm';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { ModalidadeDci } from '#lib/domain/zfm/dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** What the cadastros know about the product code of a nota. */
export interface ProdutoDaLinha {
  produto: { id: string; codigo: string } | null;
  item: { id: string; partNumber: string } | null;
  /** Null when the modalidade cannot be decided. */
  modalidade: ModalidadeDci | null;
}

/**
 * Decides how each code is declared. The choice a person made in this DCI comes first. A product of the industry is industrialised,
 * with PPB if its cadastro names a PPB. An imported part number leaves as it came, and a national one is national.
 */
export async function produtosDasLinhas(
  tx: Database,
  empresaId: string,
  importadorId: string,
  { codigos, ditas }: { codigos: readonly string[]; ditas: readonly { codigo: string; modalidade: ModalidadeDci }[] },
): Promise<Map<string, ProdutoDaLinha>> {
  const chaves = codigos.map((codigo) => textoDeBusca(codigo));
  const feitos = await tx
    .select({
      id: produto.id,
      codigo: produto.codigo,
      chave: produto.chave,
      ppb: produto.ppb,
      resolucao: produto.resolucao,
    })
    .from(produto)
    .where(
      and(
        eq(produto.empresaId, empresaId),
        eq(produto.importadorId, importadorId),
        isNull(produto.excluidoEm),
        oneOfThese(produto.chave, chaves),
      ),
    );
  const itens = await tx
    .select({
      id: itemCadastrado.id,
      partNumber: itemCadastrado.partNumber,
      chave: itemCadastrado.chave,
      origem: itemCadastrado.origem,
    })
    .from(itemCadastrado)
    .where(
      and(
        eq(itemCadastrado.empresaId, empresaId),
        isNull(itemCadastrado.excluidoEm),
        oneOfThese(itemCadastrado.chave, chaves),
      ),
    );
  const porChave = { feitos: porSuaChave(feitos), itens: porSuaChave(itens) };
  const ditaDe = new Map(ditas.map(({ codigo, modalidade }) => [textoDeBusca(codigo), modalidade]));
  return new Map(
    codigos.map((codigo, i) => {
      const chave = chaves[i] ?? '';
      const [feito, item] = [porChave.feitos.get(chave), porChave.itens.get(chave)];
      const conhecida = feito ? doProduto(feito) : item ? doItem(item) : null;
      return [
        codigo,
        {
          produto: feito ? { id: feito.id, codigo: feito.codigo } : null,
          item: item ? { id: item.id, partNumber: item.partNumber } : null,
          modalidade: ditaDe.get(chave) ?? conhecida,
        },
      ];
    }),
  );
}

const doProduto = ({ ppb, resolucao }: { ppb: string | null; resolucao: string | null }): ModalidadeDci =>
  ppb || resolucao ? 'PI_COM_PPB' : 'PI_SEM_PPB';

const doItem = ({ origem }: { origem: string }): ModalidadeDci => (origem === 'IMPORTADO' ? 'PE' : 'PN');

function porSuaChave<Linha extends { chave: string }>(linhas: readonly Linha[]): Map<string, Linha> {
  return new Map(linhas.map((linha) => [linha.chave, linha]));
}
