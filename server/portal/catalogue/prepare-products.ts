import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { preparoDeProdutos } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { LIMITES_DO_PRODUTO } from '#lib/portal/domain/produto-no-portal.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { redacaoDoProduto } from './dados-do-produto.ts';
import { prepararRascunhos } from './prepare-drafts.ts';
import { produtoRepository } from './produto-repository.ts';

type Item = typeof itemCadastrado.$inferSelect;

/** Drafts a product of the catalogue for each item that has none, as `prepararRascunhos`. */
export function prepararProdutos(
  ao: AoPedir,
  { itens, ...onde }: z.output<typeof preparoDeProdutos>,
): Promise<RascunhosPreparados> {
  const { empresaId } = ao.quem;
  return prepararRascunhos<Item>(ao, { ...onde, quais: itens }, async (tx) => {
    const produtos = produtoRepository(tx, empresaId);
    return {
      emUso: (ids) =>
        tx.$count(
          itemCadastrado,
          and(
            eq(itemCadastrado.empresaId, empresaId),
            inArray(itemCadastrado.id, ids),
            isNull(itemCadastrado.excluidoEm),
          ),
        ),
      algum: 'Um destes itens',
      faltam: produtos.itensSemProduto,
      todosTem: 'Todos os itens importados já têm produto deste importador.',
      nomeDe: ({ partNumber }) => partNumber,
      recusa: recusaDoItem,
      async inserir(item, lugar, assinatura) {
        const dados = dadosDoItem(item);
        const { codigoInterno, denominacao, ncm } = dados;
        const posto = await produtos.inserir({ ...lugar, itemId: item.id, ...redacaoDoProduto(dados, assinatura) });
        return posto ? { codigoInterno, denominacao, ncm } : null;
      },
      codigoEmUso: 'Outro produto deste importador já usa este part number como código interno.',
      contar: contarNoProduto,
      feito: 'rascunho feito do item.',
    };
  });
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
