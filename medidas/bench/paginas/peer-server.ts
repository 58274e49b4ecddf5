import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const agent = new Agent({ keepAlive: true });

/** Serves a built site as Cais serves its own (compressed once, hashed files immutable), and hands the API on to Cais. */
export async function servePeer(site: string, port: number, cais: string): Promise<FastifyInstance> {
  const app = Fastify();
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (!/^\/(api|Auth)\//.test(url)) return;
    reply.hijack();
    handOn(raw, reply.raw, cais);
  });
  await app.register(fastifyStatic, {
    root: site,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('Cache-Control', hashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache');
    },
  });
  await app.listen({ port, host: 'localhost' });
  return app;
}

function handOn(asked: IncomingMessage, answer: ServerResponse, cais: string): void {
  const { method, headers, url = '/' } = asked;
  const onward = request(new URL(url, cais), { method, headers, agent }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
