import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type ItemLido,
  type ItemNovo,
  item,
  itemDoLookup,
  itemEdicao,
  itemNovo,
} from '#lib/contracts/cadastros/item.ts';
import { type ItemConsulta, itemConsulta } from '#lib/contracts/consultas/item.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { ITEM_COLUNAS } from '#lib/listas/item.ts';
import { ITEM } from '#lib/registros/item.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { itemRepository } from './item-repository.ts';

export const cadastroDeItem: CadastroWithSheet<ItemConsulta, ItemNovo, ItemLido> = {
  recurso: 'Item',
  este: 'Este item',
  contrato: { consulta: itemConsulta, novo: itemNovo, edicao: itemEdicao, lido: item, resumo: item },
  rotulos: rotulosDe(ITEM),
  plural: 'Itens',
  colunas: ITEM_COLUNAS,
  repositorio: itemRepository,
};

export const lookupDeItem: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Item/GetByPartnumberQ',
    {
      schema: {
        tags: ['Item'],
        summary: 'Itens por um pedaço do part number, da descrição ou da NCM',
        querystring: consultaDeLookup,
        response: { 200: z.array(itemDoLookup) },
      },
    },
    async ({ quem, query }) => itemRepository(app.cais.db, quem.empresaId).procurar(query.q),
  );
};
