import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ItemDoLookup, ItemLido, ItemNovo } from '#lib/contracts/cadastros/item.ts';
import type { ItemConsulta } from '#lib/contracts/consultas/item.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { oneOfThese, readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { Holder, RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { lookupIds } from '#server/platform/records/lookup.ts';
import { authorOf, daLista } from '#server/platform/records/record-read.ts';
import { recordRepository } from '#server/platform/records/record-repository.ts';
import { invalidData } from '#server/platform/refusals.ts';
import { ITEM_SOURCE } from '#server/platform/search/sources.ts';
import { apelidoRepository } from './apelido-repository.ts';
import { type ColunasDeItem, colunasDoItem, itemDaLinha, linhaDoLookup } from './item-linha.ts';
import { referenciaRepository } from './referencia-repository.ts';

interface ItemRepository extends RepositoryWithSheet<ItemConsulta, ItemNovo, ItemLido> {
  procurar(q: string): Promise<ItemDoLookup[]>;
}

export function itemRepository(tx: Database, empresaId: string): ItemRepository {
  const registros = recordRepository(tx, empresaId, itemCadastrado);
  const apelidos = apelidoRepository(tx, empresaId, 'Item');
  const referencias = referenciaRepository(tx, empresaId);
  const daEmpresa = eq(itemCadastrado.empresaId, empresaId);

  const lidos = () =>
    tx
      .select({
        ...getTableColumns(itemCadastrado),
        autor: usuario.nome,
        fornecedor: { id: padrao.fornecedor.id, razaoSocial: padrao.fornecedor.razaoSocial },
        fabricante: { id: padrao.fabricante.id, razaoSocial: padrao.fabricante.razaoSocial },
      })
      .from(itemCadastrado)
      .innerJoin(usuario, authorOf(itemCadastrado))
      .leftJoin(padrao.fornecedor, dele(padrao.fornecedor, itemCadastrado.fornecedorPadraoId))
      .leftJoin(padrao.fabricante, dele(padrao.fabricante, itemCadastrado.fabricantePadraoId));

  const ler = async (filtro: SQL) => (await lidos().where(and(daEmpresa, filtro))).map(itemDaLinha);
  const lerAtivos = async (filtro: SQL) =>
    (await lidos().where(and(daEmpresa, filtro, isNull(itemCadastrado.excluidoEm)))).map(itemDaLinha);

  const buscar = readById(tx, itemCadastrado.id, ler);
  const pelaChave = readByKey(tx, itemCadastrado.chave, lerAtivos, ({ partNumber }) => textoDeBusca(partNumber));

  const existeFornecedor = batched<string, boolean>(tx, async (ids) => {
    const seus = and(
      eq(fornecedor.empresaId, empresaId),
      oneOfThese(fornecedor.id, ids),
      isNull(fornecedor.excluidoEm),
    );
    const achados = new Set((await tx.select({ id: fornecedor.id }).from(fornecedor).where(seus)).map(({ id }) => id));
    return ids.map((id) => achados.has(id));
  });

  const exigirFornecedor = async (apontado: { id: string } | null, campo: string): Promise<void> => {
    if (!apontado || (await existeFornecedor(apontado.id))) return;
    const frase = 'Este fornecedor não existe ou foi excluído. Escolha outro.';
    throw invalidData(frase, { [campo]: frase });
  };

  /** Turns an item into columns, after checking that every record it points at exists. */
  const colunas = async (campos: ItemNovo): Promise<ColunasDeItem> => {
    const { paisOrigem, moeda } = campos;
    await exigirFornecedor(campos.fornecedorPadrao, 'fornecedorPadrao.id');
    await exigirFornecedor(campos.fabricantePadrao, 'fabricantePadrao.id');
    return colunasDoItem(campos, {
      paisOrigem: paisOrigem && (await referencias.exigir('Pais', paisOrigem.codigo, 'paisOrigem.codigo')),
      moeda: moeda && (await referencias.exigir('MoedaSiscomex', moeda.codigo, 'moeda.codigo')),
    });
  };

  const mesmoPartNumber = async (partNumber: string, id: string): Promise<Holder | null> => {
    const [outro] = await pelaChave(textoDeBusca(partNumber));
    if (!outro || outro.id === id) return null;
    return { id: outro.id, frase: `O part number ${outro.partNumber} já está cadastrado.` };
  };

  return {
    buscar,

    comAChaveDe: ({ partNumber }) => pelaChave(textoDeBusca(partNumber)),

    async conferir(campos) {
      await colunas(campos);
    },

    ...listingOf<ItemConsulta, ItemLido>(tx, empresaId, {
      de: itemCadastrado,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(itemCadastrado.excluidoEm, consulta),
          containsText(itemCadastrado.busca, consulta.q),
          whenGiven(consulta.ncm, (ncm) => eq(itemCadastrado.ncm, ncm)),
          whenGiven(consulta.origem, (origem) => eq(itemCadastrado.origem, origem)),
          whenGiven(consulta.cClassTrib, daClasse),
          whenGiven(consulta.fornecedorPadraoId, (id) => eq(itemCadastrado.fornecedorPadraoId, id)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, itemCadastrado.id),
      linhas: pageOf(lidos, itemDaLinha),
    }),

    async ocupante({ partNumber, apelidos: nomes }, id) {
      const igual = await mesmoPartNumber(partNumber, id);
      if (igual) return igual;
      const ocupado = await apelidos.ocupado(nomes, id);
      return ocupado && { id: ocupado.id, frase: `O part number ${ocupado.nome} já leva a outro item.` };
    },

    async inserir(id, campos, assinatura) {
      await registros.inserir(id, await colunas(campos), assinatura);
      await apelidos.ocupar(id, campos.apelidos);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      const alterado = await registros.alterar({ id, versao }, await colunas(campos), assinatura);
      if (alterado) await apelidos.trocar(id, campos.apelidos);
      return alterado;
    },

    async excluir(id, em) {
      const excluido = await registros.excluir(id, em);
      if (excluido) await apelidos.liberar(id);
      return excluido;
    },

    async restaurar(id) {
      if (!(await registros.restaurar(id))) return false;
      await apelidos.ocupar(id, (await buscar(id))?.apelidos ?? []);
      return true;
    },

    async procurar(q) {
      const ids = await lookupIds(tx, empresaId, ITEM_SOURCE, q);
      const linhas = await tx
        .select()
        .from(itemCadastrado)
        .where(and(daEmpresa, oneOfThese(itemCadastrado.id, ids)));
      return inOrderOf(ids, linhas).map(linhaDoLookup);
    },
  };
}

/** A national item is never on an import declaration, so none is missing. */
function daClasse(cClassTrib: string): SQL {
  if (cClassTrib !== 'SEM') return eq(itemCadastrado.cClassTrib, cClassTrib);
  return sql`(${itemCadastrado.cClassTrib} is null and ${itemCadastrado.origem} = 'IMPORTADO')`;
}

const padrao = {
  fornecedor: alias(fornecedor, 'fornecedor_padrao'),
  fabricante: alias(fornecedor, 'fabricante_padrao'),
};

function dele(
  fornecedorPadrao: typeof padrao.fornecedor | typeof padrao.fabricante,
  apontado: typeof itemCadastrado.fornecedorPadraoId | typeof itemCadastrado.fabricantePadraoId,
) {
  return and(eq(fornecedorPadrao.empresaId, itemCadastrado.empresaId), eq(fornecedorPadrao.id, apontado));
}

const ordenaveis = {
  // Sorted by the key, in which FX-1 and fx-1 are equal.
  partNumber: itemCadastrado.chave,
  descricao: withoutAccents(itemCadastrado.descricao),
  ncm: itemCadastrado.ncm,
  cClassTrib: itemCadastrado.cClassTrib,
  origem: itemCadastrado.origem,
  alteradoEm: itemCadastrado.alteradoEm,
};
