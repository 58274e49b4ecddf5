import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginningWith } from '#server/platform/db/first-statement.ts';
import { skimFiles } from '#server/platform/files/receive-file.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';
import { keyedRequests, type TakenKey, type WhichRequest } from './keyed-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that this request brought first, until it is answered. */
    chaveTomada: TakenKey | null;
  }
}

const CABECALHO = 'idempotency-key';
/** Longer answers are reads, and are not kept. */
const MAIOR_CORPO = 1024 * 1024;

/**
 * A POST that is sent again with its key is done once and answered the same for 24 hours (docs/decisions/idempotencia.md). A refused
 * request may be corrected and sent with the same key.
 */
export function registerIdempotency(api: FastifyInstance): void {
  const pedidos = keyedRequests(api.cais);
  api.decorateRequest('chaveTomada', null);

  // After validation: a request the schema refuses never takes its key.
  api.addHook('preHandler', async (request, reply) => {
    const qual = request.method === 'POST' ? qualPedido(request) : null;
    if (!qual) return;
    const antes = await pedidos.tomar(qual);
    if ('tomada' in antes) {
      request.chaveTomada = antes;
      return;
    }
    if (antes.pedido !== qual.pedido || !antes.resposta) {
      throw againstRule('Esta Idempotency-Key já foi usada em outro pedido.');
    }
    if (antes.arquivos !== null && antes.arquivos !== resumoDosArquivos(await skimFiles(request))) {
      throw againstRule('Esta Idempotency-Key já foi usada com outro arquivo.');
    }
    const { status, tipo, corpo } = antes.resposta;
    reply.code(status).header('Idempotency-Replayed', 'true');
    if (tipo) reply.header('content-type', tipo);
    return reply.send(corpo ?? undefined);
  });

  // Work that goes on after the answer writes as work without a key does.
  api.addHook('preHandler', (request, _reply, done) => {
    const { chaveTomada } = request;
    if (!chaveTomada) return done();
    beginningWith(async (transacao) => {
      if (request.chaveTomada === chaveTomada) await pedidos.gravar(transacao, chaveTomada);
    }, done);
  });

  api.addHook('onSend', async (request, reply, corpo) => {
    const tomada = request.chaveTomada;
    if (!tomada) return corpo;
    request.chaveTomada = null;
    // The person gets the answer even where it could not be kept: the key is free again in time, or says that it has written.
    await guardar(tomada, request, reply, corpo).catch((err) =>
      request.log.warn({ err }, 'a resposta de uma chave se perdeu'),
    );
    return corpo;
  });

  async function guardar(
    tomada: TakenKey,
    request: FastifyRequest,
    reply: FastifyReply,
    corpo: unknown,
  ): Promise<void> {
    const { statusCode: status } = reply;
    const semCorpo = corpo === null || corpo === undefined;
    if (status < 300 && (semCorpo || (typeof corpo === 'string' && corpo.length <= MAIOR_CORPO))) {
      const tipo = reply.getHeader('content-type');
      const arquivos = request.isMultipart() ? resumoDosArquivos(request.recebidos) : null;
      await pedidos.responder(tomada, {
        status,
        tipo: tipo ? String(tipo) : null,
        corpo: semCorpo ? null : corpo,
        arquivos,
      });
    } else await pedidos.soltar(tomada, { recusado: status >= 400 && status < 500 });
  }
}

function qualPedido({ headers, quem, method, url, body }: FastifyRequest): WhichRequest | null {
  const chave = headers[CABECALHO];
  if (chave === undefined) return null;
  if (typeof chave !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(chave)) {
    throw invalidField('Idempotency-Key', 'A Idempotency-Key tem de 1 a 255 caracteres, sem espaços nem acentos.');
  }
  // A file is read while it is handled: what an upload brought is compared when its answer is asked for again.
  return { ...quem, chave: resumo(chave), pedido: resumo(`${method} ${url} ${JSON.stringify(body ?? null)}`) };
}

const resumoDosArquivos = (arquivos: readonly string[]) => resumo(arquivos.join('\n'));
const resumo = (texto: string) => createHash('sha256').update(texto).digest('hex');
