import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The contract of this server, made from the very schemas it checks with. */
export async function registrarOpenApi(app: FastifyInstance, versao: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cais', version: versao, description: 'API do Cais: da ordem de compra à internação.' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: (rota) => {
      const descrita = jsonSchemaTransform(rota);
      const { schema } = descrita;
      // Files are read from the stream, not checked by a schema: the document says what part they come in.
      if (schema.consumes?.includes('multipart/form-data')) schema.body = PARTE_COM_ARQUIVO;
      return descrita;
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

const PARTE_COM_ARQUIVO = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
} as const;
