import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { linhaDeMunicipio } from '#lib/contracts/cadastros/municipio.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { procurarMunicipios } from './municipios.ts';

export const lookupDeMunicipio: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Municipio/GetByQ',
    {
      schema: {
        tags: ['Municipio'],
        summary: 'Municípios do IBGE por um pedaço do código, do nome ou da UF',
        querystring: consultaDeLookup,
        response: { 200: z.array(linhaDeMunicipio) },
      },
    },
    async ({ query }) =>
      procurarMunicipios(query.q).map(({ codigo, nome, uf }) => ({
        id: codigo,
        codigo,
        nome: `${nome}/${uf}`,
        municipio: nome,
        uf,
      })),
  );
};
