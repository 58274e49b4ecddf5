import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { completeDocument } from '#server/platform/openapi/complete.ts';
import type { OpenApiDocument } from '#server/platform/openapi/document.ts';
import { INTRODUCTION } from '#server/platform/openapi/introduction.ts';

/** The contract of this server, made from the very schemas it checks with. */
export async function registerOpenApi(app: FastifyInstance, versao: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cais', version: versao, description: INTRODUCTION },
      servers: [{ url: '/', description: 'Este servidor' }],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'O token que POST /Auth/Login respondeu; vale uma hora.',
          },
        },
      },
      security: [{ token: [] }],
    },
    transform: (rota) => {
      const descrita = jsonSchemaTransform(rota);
      const { schema } = descrita;
      // Files are read from the stream, not checked by a schema: the document says what part they come in.
      if (schema.consumes?.includes('multipart/form-data')) schema.body = PARTE_COM_ARQUIVO;
      return descrita;
    },
    transformObject: (documento) => completeDocument(jsonSchemaTransformObject(documento) as OpenApiDocument) as never,
  });
  let documento: ReturnType<typeof packed> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async ({ headers }, reply) => {
    documento ??= packed(JSON.stringify(app.swagger()));
    const { texto, comprimido, etag } = await documento;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(texto);
    return reply.header('content-encoding', 'gzip').send(comprimido);
  });
}

/** The document never changes while the server runs: whoever has it gets no more than its tag, and the others a tenth of its 1.5 MB. */
async function packed(texto: string) {
  const etag = `W/"${createHash('sha256').update(texto).digest('base64url')}"`;
  return { texto, comprimido: await promisify(gzip)(texto), etag };
}

const PARTE_COM_ARQUIVO = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: 'O arquivo.' } },
  required: ['file'],
} as const;
