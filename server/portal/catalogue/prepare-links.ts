import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { preparoDeFabricantes } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { DESVINCULADO } from '#lib/portal/domain/fabricante-no-portal.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoFabricante } from './catalogue-history.ts';
import { fabricanteRepository } from './fabricante-repository.ts';
import { operadorRepository } from './operador-repository.ts';
import { raizDe } from './prepare-drafts.ts';
import { daRaizDe, RASCUNHO_DE_NOVO, semComparar } from './preparo-repository.ts';

type Produto = typeof portalProduto.$inferSelect;
type Fornecedor = typeof fornecedor.$inferSelect;

/** The columns of a link that say who makes the product. */
interface Quem {
  operadorId: string | null;
  operadorCodigo: string | null;
  cpfCnpj: string | null;
  codigoPais: string;
  quem: string;
}

/**
 * Drafts, for each product of this importer's root, the link to the maker that its item has. Nothing is sent.
 * @throws {Refusal} 404 when the importer or a product is not in use, 422 when there is nothing to draft.
 */
export async function prepararFabricantes(
  { db, relogio, quem: { empresaId, usuarioId } }: AoPedir,
  { ambiente, importadorId, produtos: pedidos, desconhecidos }: z.output<typeof preparoDeFabricantes>,
): Promise<RascunhosPreparados> {
  const em = relogio.agora();
  return db.transaction(async (tx) => {
    const raiz = await raizDe(tx, empresaId, importadorId);
    const lidos = await produtosCom(tx, empresaId, { ambiente, raiz, ids: pedidos && [...new Set(pedidos)] });
    if (pedidos && lidos.length < new Set(pedidos).size) throw notFound('Um destes produtos');
    if (lidos.length === 0) throw againstRule('Este importador ainda não tem produto do Catálogo aqui.');
    const fabricantes = fabricanteRepository(tx, empresaId);
    const paises = await referenciaRepository(tx, empresaId).siglas('Pais');
    const daqui = await fabricantes.doAmbiente({ ambiente, raiz });
    const feito: RascunhosPreparados = { preparados: 0, jaHavia: 0, recusados: [] };
    for (const { produto, item, fabricante, operadorId } of lidos) {
      const quem = quemFabrica({ item, fabricante, operadorId, paises, desconhecidos });
      if ('motivo' in quem) {
        feito.recusados.push({ id: produto.id, nome: produto.codigoInterno, motivo: quem.motivo });
        continue;
      }
      const antes = daqui.find(
        (vinculoDaqui) =>
          vinculoDaqui.produtoId === produto.id &&
          vinculoDaqui.quem === quem.quem &&
          vinculoDaqui.codigoPais === quem.codigoPais,
      );
      if (antes && !(antes.situacao === 'ENVIADO' && antes.situacaoNoPortal === DESVINCULADO)) {
        feito.jaHavia += 1;
        continue;
      }
      const rascunho = { ...RASCUNHO_DE_NOVO, ...semComparar(), redigidoEm: em, redigidoPor: usuarioId };
      const id = antes?.id ?? uuidv7();
      if (antes) {
        await fabricantes.mudar(antes, { ...rascunho, ato: 'INCLUIR', codigo: null, situacaoNoPortal: null });
      } else {
        await fabricantes.inserir({
          id,
          ambiente,
          raiz,
          importadorId,
          produtoId: produto.id,
          ...quem,
          ...rascunho,
          codigoInterno: produto.codigoInterno,
          busca: buscaDoVinculo(produto, fabricante?.razaoSocial),
        });
      }
      feito.preparados += 1;
      await contarNoFabricante(tx, { empresaId, id, ambiente }, { usuarioId, em }, 'rascunho feito do item.');
    }
    if (!pedidos && feito.preparados + feito.recusados.length === 0) {
      throw againstRule('Todos os produtos deste importador já têm o vínculo com o fabricante do item.');
    }
    return feito;
  });
}

export const buscaDoVinculo = (
  { codigoInterno, denominacao }: Pick<Produto, 'codigoInterno' | 'denominacao'>,
  nome: string | null | undefined,
): string => textoDeBusca(codigoInterno, denominacao, nome ?? null);

function quemFabrica({
  item,
  fabricante,
  operadorId,
  paises,
  desconhecidos,
}: {
  item: typeof itemCadastrado.$inferSelect;
  fabricante: Fornecedor | null;
  operadorId: string | null;
  paises: ReadonlyMap<string, string>;
  desconhecidos: boolean;
}): Quem | { motivo: string } {
  const ninguem = { operadorId: null, operadorCodigo: null, cpfCnpj: null };
  if (!fabricante) {
    if (!desconhecidos) return { motivo: 'O item não tem fabricante no cadastro.' };
    const pais = item.paisOrigemCodigo ? paises.get(item.paisOrigemCodigo) : undefined;
    if (!pais) return { motivo: 'O item não tem fabricante nem país de origem no cadastro.' };
    return { ...ninguem, codigoPais: pais, quem: 'DESCONHECIDO' };
  }
  const { razaoSocial: nome, paisCodigo, paisNome, identificacaoFiscal } = fabricante;
  const codigoPais = paises.get(paisCodigo);
  if (!codigoPais) return { motivo: `O país ${paisNome} de ${nome} está sem a sigla ISO na tabela de países.` };
  if (codigoPais === 'BR') {
    const cnpj = validarCnpj(identificacaoFiscal ?? '');
    if (!cnpj.valido) return { motivo: `${nome} é do Brasil: falta o CNPJ dele na identificação fiscal.` };
    return { ...ninguem, cpfCnpj: cnpj.valor, codigoPais, quem: cnpj.valor };
  }
  if (!operadorId) return { motivo: `${nome} ainda não tem operador estrangeiro deste importador aqui.` };
  return { ...ninguem, operadorId, codigoPais, quem: operadorId };
}

/** Products in use, each with its item, the maker that the item has, and the foreign operator that this maker is. */
async function produtosCom(
  tx: Database,
  empresaId: string,
  { ids, ...onde }: Pick<Produto, 'ambiente' | 'raiz'> & { ids: string[] | null },
) {
  const produtos = await tx
    .select({ produto: portalProduto, item: itemCadastrado })
    .from(portalProduto)
    .innerJoin(
      itemCadastrado,
      and(eq(itemCadastrado.empresaId, portalProduto.empresaId), eq(itemCadastrado.id, portalProduto.itemId)),
    )
    .where(and(daRaizDe(portalProduto, empresaId, onde), ids ? inArray(portalProduto.id, ids) : undefined))
    .orderBy(portalProduto.codigoInterno, portalProduto.id);
  const quais = produtos.flatMap(({ item }) =>
    [item.fornecedorPadraoId, item.fabricantePadraoId].filter((idDaPessoa) => idDaPessoa !== null),
  );
  const pessoas = await tx
    .select()
    .from(fornecedor)
    .where(and(eq(fornecedor.empresaId, empresaId), inArray(fornecedor.id, [...new Set(quais)])));
  const porId = new Map(pessoas.map((pessoa) => [pessoa.id, pessoa]));
  const operadores = await operadorRepository(tx, empresaId).doAmbiente(onde);
  const operadorDe = new Map(operadores.map(({ id, fornecedorId }) => [fornecedorId, id]));
  return produtos.map(({ produto, item }) => {
    const vende = porId.get(item.fornecedorPadraoId ?? '');
    const fabricante =
      porId.get(item.fabricantePadraoId ?? '') ?? (vende && vende.papel !== 'FORNECEDOR' ? vende : null);
    return { produto, item, fabricante, operadorId: (fabricante && operadorDe.get(fabricante.id)) ?? null };
  });
}
