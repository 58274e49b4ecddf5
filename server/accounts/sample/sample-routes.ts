import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { empresaDeExemplo } from '#lib/contracts/accounts/empresa-de-exemplo.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { renewXsrf } from '#server/platform/http/xsrf.ts';
import { type SampleContent, sampleCompanies } from './samples.ts';

const tags = ['EmpresaDeExemplo'];

/** The sample company of a person: opened, entered and thrown away. */
export const sampleRoutes =
  (conteudo: SampleContent): FastifyPluginAsyncZod =>
  async (app) => {
    const amostras = sampleCompanies(app.cais, conteudo, app.log);
    app.addHook('onClose', () => amostras.parar());

    app.get(
      '/EmpresaDeExemplo',
      { schema: { tags, summary: 'A empresa de exemplo da própria pessoa', response: { 200: empresaDeExemplo } } },
      ({ quem }) => amostras.ver(quem),
    );

    app.post(
      '/EmpresaDeExemplo',
      {
        schema: {
          tags,
          summary: 'Prepara uma empresa de exemplo, em segundo plano; havendo uma, nada muda',
          response: { 200: empresaDeExemplo, 403: erroResposta, 409: erroResposta },
        },
      },
      ({ quem }) => amostras.abrir(quem),
    );

    app.post(
      '/EmpresaDeExemplo/Entrar',
      {
        schema: {
          tags,
          summary: 'Abre uma sessão na empresa de exemplo, com a resposta de quem entra',
          response: { 200: usuarioLogado, 403: erroResposta, 422: erroResposta },
        },
      },
      async ({ quem, headers }, reply) => {
        const sessao = await amostras.entrar(quem, headers['user-agent']);
        renewXsrf(reply);
        return sessao;
      },
    );

    app.post(
      '/EmpresaDeExemplo/JogarFora',
      {
        schema: {
          tags,
          summary: 'Joga fora a empresa de exemplo: as sessões nela acabam',
          response: { 200: empresaDeExemplo, 403: erroResposta },
        },
      },
      ({ quem }) => amostras.jogarFora(quem),
    );
  };
