import { and, eq, isNull } from 'drizzle-orm';
import type { ItemProposto } from '#lib/contracts/declaracao/o-que-falta.ts';
import { partNumberNaDescricao } from '#lib/domain/cadastros/nome-canonico.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';

/**
 * A cited part number that the cadastro has under the same NCM is of that item: what is proposed is the link. Any other case of a taken
 * part number is left to a person.
 */
export async function comOsDoCadastro(
  tx: Database,
  empresaId: string,
  itens: readonly ItemProposto[],
): Promise<ItemProposto[]> {
  const { id, partNumber, ncm } = itemCadastrado;
  const doCadastro = await tx
    .select({ id, partNumber, ncm })
    .from(itemCadastrado)
    .where(and(eq(itemCadastrado.empresaId, empresaId), isNull(itemCadastrado.excluidoEm)));
  const porPartNumber = Map.groupBy(doCadastro, (itemDoCadastro) => textoDeBusca(itemDoCadastro.partNumber));
  return itens.map((itemProposto) => {
    const [itemDoCadastro, outro] = porPartNumber.get(textoDeBusca(itemProposto.partNumber)) ?? [];
    if (!itemDoCadastro) return itemProposto;
    if (outro || partNumberNaDescricao(itemProposto.descricao) === null)
      return { ...itemProposto, impedimento: PN_TOMADO };
    if (itemDoCadastro.ncm !== itemProposto.ncm)
      return { ...itemProposto, impedimento: deOutraNcm(itemDoCadastro.ncm) };
    const { ncm: _, ...achado } = itemDoCadastro;
    return {
      ...itemProposto,
      impedimento: null,
      doCadastro: achado,
      porque: `${itemProposto.porque}, e o item já está no cadastro`,
    };
  });
}

const deOutraNcm = (ncm: string) =>
  `O cadastro tem este part number com a NCM ${escreverNcm(ncm)}: confira, e vincule-o pela declaração.`;
const PN_TOMADO = 'O cadastro já tem este part number: vincule-o pela declaração.';
