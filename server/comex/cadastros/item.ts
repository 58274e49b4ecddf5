import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { contratoDeItem, ITEM_COLUNAS } from '#lib/registros/item.ts';
import { withoutAccents } from '#server/platform/db/list-query.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { cadastroDe, lookupDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { ITEM_SOURCE } from '#server/platform/search/sources.ts';
import { comApelidos } from './apelido-repository.ts';
import { naTabela } from './referencia-repository.ts';

export const itemRepository = repositorioDe(itemCadastrado, {
  contrato: contratoDeItem,
  consulta: itemConsulta,
  chave: 'partNumber',
  busca: ['descricao', 'descricaoResumida', 'ncm', 'codigoSuframa', 'apelidos'],
  fonte: ITEM_SOURCE,
  aponta: {
    fornecedorPadrao: aoFornecedor(itemCadastrado.fornecedorPadraoId, 'fornecedor_padrao'),
    fabricantePadrao: aoFornecedor(itemCadastrado.fabricantePadraoId, 'fabricante_padrao'),
    paisOrigem: naTabela('Pais'),
    moeda: naTabela('MoedaSiscomex'),
  },
  filtros: { cClassTrib: daClasse },
  ordenaveis: { descricao: withoutAccents(itemCadastrado.descricao) },
  unico: ({ partNumber }) => `O part number ${partNumber} já está cadastrado.`,
  proprio: comApelidos('Item', (nome) => `O part number ${nome} já leva a outro item.`),
});

export const cadastroDeItem = cadastroDe({
  recurso: 'Item',
  este: 'Este item',
  plural: 'Itens',
  contrato: contratoDeItem,
  consulta: itemConsulta,
  colunas: ITEM_COLUNAS,
  repositorio: itemRepository,
  lookup: lookupDe({
    caminho: 'GetByPartnumberQ',
    resumo: 'Itens por um pedaço do part number, da descrição ou da NCM',
    // What a line of a PO or of a processo copies.
    linha: contratoDeItem.lido.pick({
      id: true,
      partNumber: true,
      descricao: true,
      ncm: true,
      destaque: true,
      cClassTrib: true,
      unidadeComercializada: true,
      unidadeEstatistica: true,
      pesoLiquidoUnitario: true,
      valorUnitarioReferencia: true,
      moeda: true,
    }),
    procurar: (tx, empresaId, { q }) => itemRepository(tx, empresaId).procurar(q),
  }),
});

/** An item may point at two suppliers, so each is read under a name of its own. */
function aoFornecedor<Coluna extends PgColumn>(coluna: Coluna, nome: string) {
  const tabela = alias(fornecedor, nome);
  return {
    tabela,
    coluna,
    colunas: { id: tabela.id, razaoSocial: tabela.razaoSocial },
    lido: (linha: { id: string; razaoSocial: string }) => linha,
    falta: 'Este fornecedor não existe ou foi excluído. Escolha outro.',
  };
}

/** A national item is never on an import declaration, so none is missing. */
function daClasse(cClassTrib: string): SQL {
  if (cClassTrib !== 'SEM') return eq(itemCadastrado.cClassTrib, cClassTrib);
  return sql`(${itemCadastrado.cClassTrib} is null and ${itemCadastrado.origem} = 'IMPORTADO')`;
}
