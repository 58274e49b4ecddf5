import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { preparoDeProdutos } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { LIMITES_DO_PRODUTO } from '#lib/portal/domain/produto-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { produtoRepository } from './produto-repository.ts';

type Item = typeof itemCadastrado.$inferSelect;

/**
 * Drafts a product of the catalogue for each item that has none of this importer's root in this environment. Nothing is sent.
 * @throws {Refusal} 404 when the importer is not in use, 422 when there is nothing to draft.
 */
export async function prepararProdutos(
  { db, relogio, quem }: AoPedir,
  { ambiente, importadorId, itens }: z.output<typeof preparoDeProdutos>,
): Promise<RascunhosPreparados> {
  const { empresaId, usuarioId } = quem;
  const em = relogio.agora();
  return db.transaction(async (tx) => {
    const raiz = await raizDe(tx, empresaId, importadorId);
    const produtos = produtoRepository(tx, empresaId);
    const pedidos = itens && [...new Set(itens)];
    if (pedidos) await exigirItens(tx, empresaId, pedidos);
    const faltam = await produtos.itensSemProduto({ ambiente, raiz }, pedidos);
    if (!itens && faltam.length === 0) throw againstRule('Todos os itens importados já têm produto deste importador.');
    const recusados: RascunhosPreparados['recusados'] = [];
    let preparados = 0;
    for (const item of faltam.slice(0, DE_UMA_VEZ)) {
      const motivo = recusaDoItem(item);
      const id = uuidv7();
      const dados = dadosDoItem(item);
      const novo = { id, ambiente, raiz, importadorId, itemId: item.id, situacao: 'RASCUNHO' as const, ...dados };
      if (motivo) recusados.push({ id: item.id, nome: item.partNumber, motivo });
      else if (await produtos.inserir({ ...novo, redigidoEm: em, redigidoPor: usuarioId })) {
        preparados += 1;
        const depois = { codigoInterno: dados.codigoInterno, denominacao: dados.denominacao, ncm: dados.ncm };
        const onde = { empresaId, id, ambiente };
        await contarNoProduto(tx, onde, { usuarioId, em }, 'rascunho feito do item.', { acao: 'CRIAR', depois });
      } else recusados.push({ id: item.id, nome: item.partNumber, motivo: CODIGO_EM_USO });
    }
    return { preparados, jaHavia: pedidos ? pedidos.length - faltam.length : 0, recusados };
  });
}

async function exigirItens(tx: Database, empresaId: string, ids: readonly string[]): Promise<void> {
  const seus = and(
    eq(itemCadastrado.empresaId, empresaId),
    inArray(itemCadastrado.id, [...ids]),
    isNull(itemCadastrado.excluidoEm),
  );
  if ((await tx.$count(itemCadastrado, seus)) < ids.length) throw notFound('Um destes itens');
}

/**
 * First eight of the CNPJ of an importer in use, which stays locked: of two who prepare or ask the same for it at once, the second sees
 * what the first did. @throws {Refusal} 404 when there is none.
 */
export async function raizDe(tx: Database, empresaId: string, importadorId: string): Promise<string> {
  const [achado] = await tx
    .select({ cnpj: importador.cnpj })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId), isNull(importador.excluidoEm)))
    .for('no key update');
  if (!achado) throw notFound('Este importador');
  return achado.cnpj.slice(0, 8);
}

function recusaDoItem({ partNumber, ncm, origem }: Item): string | null {
  if (!/^\d{8}$/.test(ncm)) return 'Falta a NCM do item, com oito algarismos.';
  if (origem === 'NACIONAL') return 'É de origem nacional: o Catálogo é do que se importa.';
  return partNumber.length > LIMITES_DO_PRODUTO.codigoInterno
    ? `O part number passa de ${LIMITES_DO_PRODUTO.codigoInterno} caracteres, o máximo de um código interno.`
    : null;
}

/** The short description names it, where it fits whole: nothing is cut. The description of the DI is the detail. */
function dadosDoItem({ partNumber, ncm, descricao, descricaoResumida }: Item) {
  const cabe = (texto: string | null) =>
    texto !== null && texto !== '' && texto.length <= LIMITES_DO_PRODUTO.denominacao ? texto : null;
  return {
    codigoInterno: partNumber,
    denominacao: cabe(descricaoResumida) ?? cabe(descricao) ?? partNumber,
    descricao,
    ncm,
    modalidade: 'IMPORTACAO' as const,
    valores: {},
  };
}

const DE_UMA_VEZ = 500;
const CODIGO_EM_USO = 'Outro produto deste importador já usa este part number como código interno.';
