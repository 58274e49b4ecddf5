import Fastify, { type FastifyInstance } from 'fastify';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import { lerEmFatias } from './read-in-slices.ts';
import { sendList } from './send-list.ts';

const TOTAL = 1_000_000;
const IDS = Array.from({ length: TOTAL }, (_, i) => String(i));
const COLUNAS = [{ campo: 'id', titulo: 'Id', tipo: 'texto', caracteres: 10 }] as const;

/** A list without end whose slices are counted as they are read. */
async function servir(): Promise<{ app: FastifyInstance; url: string; lidas: () => number; fechada: Promise<void> }> {
  const app = Fastify();
  let lidas = 0;
  const lista = {
    ids: async () => IDS,
    porIds: async (ids: string[]) => {
      lidas += 1;
      return ids.map((id) => ({ id: id.padStart(1_000, '0') }));
    },
  };
  const fechada = new Promise<void>((resolver) => {
    app.get<{ Params: { formato: FormatoExportacao } }>('/:formato', (request, reply) => {
      reply.raw.on('close', resolver);
      const { formato } = request.params;
      return sendList(reply, { nome: 'Lista', colunas: COLUNAS, lista, agora: new Date() }, { formato });
    });
  });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }), lidas: () => lidas, fechada };
}

/** Time enough for the event loop to read on, if anything still did. */
async function darVoltas(): Promise<void> {
  for (let i = 0; i < 200; i += 1) await new Promise((seguir) => setImmediate(seguir));
}

test('between two slices everybody else has a turn, however fast they are read and taken', async () => {
  let vezes = 0;
  let seguinte = setImmediate(function contar() {
    vezes += 1;
    seguinte = setImmediate(contar);
  });
  let fatias = 0;
  for await (const _ of lerEmFatias(IDS.slice(0, 10_000), { porIds: async (ids) => ids })) fatias += 1;
  clearImmediate(seguinte);
  expect(fatias).toBe(20);
  expect(vezes).toBeGreaterThanOrEqual(20);
});

describe.each(['csv', 'xlsx'] as const)('An export as %s', (formato) => {
  test('given up half way is read no further', async () => {
    const { app, url, lidas, fechada } = await servir();
    const desistencia = new AbortController();
    const resposta = await fetch(`${url}/${formato}`, { signal: desistencia.signal });
    await resposta.body?.getReader().read();
    desistencia.abort();
    await fechada;
    await darVoltas();
    const noFim = lidas();
    expect(noFim).toBeGreaterThan(0);
    expect(noFim).toBeLessThan(TOTAL / 500);
    await darVoltas();
    expect(lidas()).toBe(noFim);
    await app.close();
  });
});
