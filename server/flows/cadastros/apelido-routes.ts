import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apelido, apelidoConsulta, apelidoNovo, nomeDeclarado } from '#lib/contracts/cadastros/apelido.ts';
import { atoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { cadastroDoQueFalta, oQueFalta, oQueFaltaConsulta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { nomesDeclarados } from '#server/comex/declaracao/nomes-declarados.ts';
import { lerOQueFalta } from '#server/comex/declaracao/o-que-falta.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { atosDeCadastro } from './ato-de-cadastro.ts';
import { cadastrarOQueFalta } from './cadastrar-o-que-falta.ts';
import { desvincular, vincular } from './vincular.ts';

const tags = ['Apelido'];

export const apelidoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Apelido',
    {
      schema: {
        tags,
        summary: 'Fornecedores ou itens que a declaração de um processo cita, com o vínculo de cada um ou sugestões',
        querystring: apelidoConsulta,
        response: { 200: z.array(nomeDeclarado), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await nomesDeclarados(db, quem.empresaId, query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/Apelido/OQueFalta',
    {
      schema: {
        tags,
        summary:
          'Fornecedores, fabricantes e itens que a declaração de um processo cita e o cadastro não tem, como propostas',
        querystring: oQueFaltaConsulta,
        response: { 200: oQueFalta, 400: erroResposta, 404: erroResposta },
      },
    },
    ({ quem, query }) => lerOQueFalta(db, quem.empresaId, query.processoId),
  );

  app.post(
    '/Apelido/OQueFalta',
    {
      schema: {
        tags,
        summary: 'Cadastra as propostas aceitas e vincula a elas todas as declarações que as citam, num ato só',
        body: cadastroDoQueFalta,
        response: { 201: atoDeCadastros, 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      const feito = await cadastrarOQueFalta({ db, relogio, quem }, body);
      const [ato] = await atosDeCadastro(db, quem.empresaId, feito);
      return reply.code(201).send(ato as z.infer<typeof atoDeCadastros>);
    },
  );

  app.post(
    '/Apelido/OQueFalta/Desfazer',
    {
      schema: {
        tags,
        summary: 'De uma versão anterior: recusa sempre. Um ato é desfeito por /CadastroProposto/Atos/{id}/Desfazer',
        deprecated: true,
        body: z.looseObject({}),
        response: { 204: z.null(), 400: erroResposta, 422: erroResposta },
      },
    },
    () => {
      throw againstRule(DE_ANTES);
    },
  );

  app.post(
    '/Apelido',
    {
      schema: {
        tags,
        summary: 'Vincula um texto de declaração a um fornecedor ou item do cadastro, e lembra',
        body: apelidoNovo,
        response: { 201: apelido, 400: erroResposta },
      },
    },
    async ({ quem, body }, reply) => reply.code(201).send(await vincular({ db, relogio, quem }, body)),
  );

  app.delete(
    '/Apelido/:id',
    {
      schema: {
        tags,
        summary: 'Desfaz um vínculo',
        params: z.object({ id }),
        response: { 204: z.null(), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await desvincular({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );
};

/** The ids that an older page sends name no act: links to items that were there are in none of them. */
const DE_ANTES =
  'Nada foi desfeito: esta página é de uma versão anterior do Cais. Recarregue-a e desfaça o ato em Cadastros do ' +
  'histórico. O que foi cadastrado antes desta versão é excluído na página de cada registro.';
