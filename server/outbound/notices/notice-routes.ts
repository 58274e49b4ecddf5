import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { aviso, avisosLidos, contagemDeAvisos } from '#lib/contracts/outbound/aviso.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { requestToken } from '#server/platform/http/auth.ts';
import { liveSessions } from '#server/platform/security/live-session.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import type { Announcement } from './notice-center.ts';
import { noticeRepository } from './notice-repository.ts';

const tags = ['Aviso'];

export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, central } = app.cais;
  /** With the hash of the session that opened each. */
  const abertos = new Map<PassThrough, string>();
  // A stream never ends by itself, so an open one would keep the server from stopping.
  app.addHook('preClose', async () => {
    clearInterval(vigia);
    for (const fluxo of abertos.keys()) fluxo.end();
  });
  let olhando = false;
  // One query for all streams. A database that is away ends none: the next look does.
  const encerrarOsDeSessaoFinda = async () => {
    if (olhando || abertos.size === 0) return;
    olhando = true;
    const vivas = await liveSessions(db, [...new Set(abertos.values())], relogio.agora()).catch(() => null);
    olhando = false;
    if (vivas) for (const [fluxo, hash] of abertos) if (!vivas.has(hash)) fluxo.end();
  };
  const vigia = setInterval(encerrarOsDeSessaoFinda, VIGIA_MS).unref();

  app.get(
    '/Aviso',
    {
      schema: {
        tags,
        summary: 'Os avisos de quem pede, o mais novo primeiro; no máximo cem',
        response: { 200: z.array(aviso) },
      },
    },
    ({ quem }) => noticeRepository(db, quem).listar(),
  );

  app.get(
    '/Aviso/Contagem',
    { schema: { tags, summary: 'Quantos avisos ainda não foram lidos', response: { 200: contagemDeAvisos } } },
    async ({ quem }) => ({ naoLidos: await noticeRepository(db, quem).naoLidos() }),
  );

  app.post(
    '/Aviso/Lidos',
    {
      schema: {
        tags,
        summary: 'Marca avisos como lidos: os que vierem em ids, ou todos',
        body: avisosLidos,
        response: { 200: contagemDeAvisos, 400: erroResposta },
      },
    },
    async ({ quem, body }) => {
      const avisos = noticeRepository(db, quem);
      await avisos.ler(body.ids, relogio.agora());
      return { naoLidos: await avisos.naoLidos() };
    },
  );

  app.get(
    '/Aviso/Eventos',
    {
      schema: {
        tags,
        summary:
          'Fluxo de eventos (text/event-stream): um evento "avisos" ao abrir e a cada vez que os avisos de quem pede mudam; um evento "pendencias" ao abrir e quando as pendências da empresa podem ter mudado',
        response: {
          200: { description: 'O fluxo, até a sessão acabar.', content: { 'text/event-stream': { schema: EVENTO } } },
        },
      },
    },
    async (request, reply) => {
      const { empresaId, usuarioId } = request.quem;
      const fluxo = new PassThrough();
      const dizer = (anuncio: Announcement) => fluxo.write(`event: ${anuncio}\ndata: {}\n\n`);
      const desligar = await central.assinar(empresaId, usuarioId, dizer);
      // A comment line keeps proxies from cutting the stream.
      const pulso = setInterval(() => fluxo.write(': \n\n'), PULSO_MS);
      abertos.set(fluxo, Buffer.from(tokenHash(requestToken(request) ?? '')).toString('hex'));
      const encerrar = () => {
        clearInterval(pulso);
        desligar();
        abertos.delete(fluxo);
      };
      fluxo.once('close', encerrar);
      request.raw.once('close', () => fluxo.destroy());
      dizer('avisos');
      dizer('pendencias');
      return reply
        .type('text/event-stream')
        .header('Cache-Control', 'no-store, no-transform')
        .header('X-Accel-Buffering', 'no')
        .send(fluxo);
    },
  );
};

const EVENTO = z.unknown().meta({ type: 'string', example: 'event: avisos\ndata: {}\n\n' });
const PULSO_MS = 25_000;
/** How soon a stream ends with its session. */
const VIGIA_MS = 1_000;
