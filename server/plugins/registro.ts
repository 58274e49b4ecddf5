import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = FastifyServerOptions['logger'];

/**
 * What the log says of a request: its verb, its route and the ids in it, who asked by address. Not its query, where searches carry names
 * and numbers of people, nor what else stands in a path: the token of an invitation, a text that leads nowhere.
 */
export function semDadosPessoais(logger: Logger): Logger {
  if (logger === false || logger === undefined) return false;
  const opcoes = logger === true ? {} : logger;
  return { ...opcoes, serializers: { ...opcoes.serializers, req: pedido } };
}

function pedido(request: FastifyRequest) {
  return { method: request.method, url: rotaDo(request), remoteAddress: request.ip };
}

function rotaDo({ url, routeOptions }: FastifyRequest): string {
  const rota = routeOptions?.url;
  if (rota === undefined || rota.includes('*')) return '(sem rota)';
  const ditos = url.split('?')[0]?.split('/') ?? [];
  return rota
    .split('/')
    .map((trecho, i) => (trecho.startsWith(':') && UUID.test(ditos[i] ?? '') ? ditos[i] : trecho))
    .join('/');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
