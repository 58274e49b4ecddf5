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
  let texto: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) => {
    texto ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(texto);
  });
}

const PARTE_COM_ARQUIVO = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: 'O arquivo.' } },
  required: ['file'],
} as const;
