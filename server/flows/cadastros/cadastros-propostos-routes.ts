import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { atoDeCadastros, cadastrosPropostos, pedidoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { atosDeCadastro, desfazerAto } from './ato-de-cadastro.ts';
import { cadastrarPropostos } from './cadastrar-propostos.ts';
import { cadastrosPropostos as propor } from './cadastros-propostos.ts';

const tags = ['CadastroProposto'];

/** Serves the review of what the history names and the cadastros lack. */
export const cadastrosPropostosRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, pesado, vez, relogio } = app.cais;

  app.get(
    '/CadastroProposto',
    {
      schema: {
        tags,
        summary: 'O que todas as declarações e as notas do histórico citam e os cadastros não têm, agrupado',
        response: { 200: cadastrosPropostos },
      },
    },
    ({ quem }) => propor(db, quem.empresaId),
  );

  app.post(
    '/CadastroProposto',
    {
      schema: {
        tags,
        summary: 'Cadastra as propostas aceitas e vincula a elas todas as declarações que as citam, num ato só',
        body: pedidoDeCadastros,
        response: { 201: atoDeCadastros, 400: erroResposta, 409: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      const feito = await vez.correr(quem, () => cadastrarPropostos({ db: pesado, relogio, quem }, body));
      const [ato] = await atosDeCadastro(db, quem.empresaId, feito);
      return reply.code(201).send(ato as z.infer<typeof atoDeCadastros>);
    },
  );

  app.get(
    '/CadastroProposto/Atos',
    {
      schema: {
        tags,
        summary: 'Os atos de cadastro que ainda valem, os mais novos primeiro',
        response: { 200: z.array(atoDeCadastros) },
      },
    },
    ({ quem }) => atosDeCadastro(db, quem.empresaId),
  );

  app.post(
    '/CadastroProposto/Atos/:id/Desfazer',
    {
      schema: {
        tags,
        summary: 'Desfaz um ato: exclui o que ele cadastrou e os vínculos, ou nada',
        params: z.object({ id }),
        response: { 204: z.null(), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await vez.correr(quem, () => desfazerAto({ db: pesado, relogio, quem }, params.id));
      return reply.code(204).send(null);
    },
  );
};
