import type { FastifyInstance } from 'fastify';
import { type ApiSchema, type OpenApiDocument, type Parameter, resolved } from '#server/platform/openapi/document.ts';

/** One path and verb of the OpenAPI document, with its schemas as published. */
export interface Route {
  verbo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  caminho: string;
  nome: string;
  parametros: Parameter[];
  corpo: ApiSchema | null;
  /** Whether the body is multipart: a file. */
  deArquivo: boolean;
  /** Whether the route needs no session. */
  aberta: boolean;
}

/** Reads the routes of the OpenAPI document; the server serves no other route. */
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

/** Returns the address with its parameters filled in. */
export function endereco(
  { caminho }: Pick<Route, 'caminho'>,
  noCaminho: Record<string, string> = {},
  naConsulta: Record<string, string> = {},
): string {
  const lugar = caminho.replace(/\{(\w+)\}/g, (_, nome) => encodeURIComponent(noCaminho[nome] ?? ''));
  const consulta = new URLSearchParams(naConsulta).toString();
  return consulta ? `${lugar}?${consulta}` : lugar;
}
