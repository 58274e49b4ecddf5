import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { haOutraVersao, produtoNaDuimp } from '#lib/portal/domain/produto-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';

type DoCatalogo = NonNullable<DuimpDoProcesso['itens'][number]['catalogo']>;

/** The products of the catalogue that items are, in one environment, for the root of an importer. */
export async function produtosDosItens(
  tx: Database,
  empresaId: string,
  { ambiente, raiz, itens }: { ambiente: AmbienteDoPortal; raiz: string; itens: readonly string[] },
): Promise<(itemId: string, ncm: string) => DoCatalogo | null> {
  if (itens.length === 0) return () => null;
  const linhas = await tx
    .select()
    .from(portalProduto)
    .where(
      and(
        eq(portalProduto.empresaId, empresaId),
        eq(portalProduto.ambiente, ambiente),
        eq(portalProduto.raiz, raiz),
        inArray(portalProduto.itemId, [...itens]),
        isNull(portalProduto.excluidoEm),
      ),
    );
  const porItem = new Map(linhas.map((linha) => [linha.itemId, linha]));
  return (itemId, ncm) => {
    const linha = porItem.get(itemId);
    if (!linha) return null;
    return {
      produtoId: linha.id,
      ...produtoNaDuimp(linha, ncm),
      comparacao: linha.comparacao,
      enviadoEm: linha.vigente ? linha.vigente.enviadoEm : (linha.enviadoEm?.toISOString() ?? null),
      comparadoEm: linha.comparadoEm?.toISOString() ?? null,
      versaoVista: haOutraVersao(linha) ? linha.versaoVista : null,
    };
  };
}
