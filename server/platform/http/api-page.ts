import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The document as a page to read and to try the API in, under the same security headers as every other (docs/decisions/openapi.md). */
export async function registerApiPage(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Cais · API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      tryItOutEnabled: true,
      displayOperationId: true,
      requestInterceptor: comXsrf as never,
    },
    uiHooks: {
      // Writing the YAML would block the server for everybody.
      onRequest: (request, reply, seguir) => {
        if (request.routeOptions.url === '/api/docs/yaml') reply.callNotFound();
        else seguir();
      },
    },
  });
}

/** Sent to the browser as text; the page repeats the XSRF cookie like any page of ours (xsrf.ts). */
function comXsrf(pedido: { headers: Record<string, string> }) {
  const [, valor] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  if (valor) pedido.headers['X-XSRF-TOKEN'] = valor;
  return pedido;
}
