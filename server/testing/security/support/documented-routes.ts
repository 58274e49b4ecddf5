import type { FastifyInstance } from 'fastify';
import { type ApiSchema, type OpenApiDocument, type Parameter, resolved } from '#server/platform/openapi/document.ts';

/** One path and verb of the OpenAPI document, with its schemas as they are sent out. */
export interface Route {
  verbo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  caminho: string;
  nome: string;
  parametros: Parameter[];
  corpo: ApiSchema | null;
  /** The body is parts: a file. */
  deArquivo: boolean;
  /** Asks for no session. */
  aberta: boolean;
}

/** What this server says it answers; a route that is not in its document is not served. */
export async function documentedRoutes(app: FastifyInstance): Promise<Route[]> {
  const documento = (await app.inject({ url: '/api/openapi.json' })).json() as OpenApiDocument;
  return Object.entries(documento.paths).flatMap(([caminho, verbos]) =>
    Object.entries(verbos).map(([verbo, operacao]): Route => {
      const conteudo = operacao.requestBody?.content ?? {};
      const corpo = conteudo['application/json']?.schema;
      return {
        verbo: verbo.toUpperCase() as Route['verbo'],
        caminho,
        nome: `${verbo.toUpperCase()} ${caminho}`,
        parametros: operacao.parameters ?? [],
        corpo: corpo ? resolved(corpo, documento.components) : null,
        deArquivo: 'multipart/form-data' in conteudo,
        aberta: operacao.security?.length === 0,
      };
    }),
  );
}

/** The address with its parameters in their places. */
export function endereco(
  { caminho }: Pick<Route, 'caminho'>,
  noCaminho: Record<string, string> = {},
  naConsulta: Record<string, string> = {},
): string {
  const lugar = caminho.replace(/\{(\w+)\}/g, (_, nome) => encodeURIComponent(noCaminho[nome] ?? ''));
  const consulta = new URLSearchParams(naConsulta).toString();
  return consulta ? `${lugar}?${consulta}` : lugar;
}
