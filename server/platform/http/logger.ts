import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = FastifyServerOptions['logger'];

/**
 * What the log says of a request: its verb, its route and the ids in it, who asked by address. Not its query, where searches carry names
 * and numbers of people, nor what else stands in a path: the token of an invitation, a text that leads nowhere. Of a failure it says
 * where it was, never of what.
 */
export function withoutPersonalData(logger: Logger): Logger {
  if (logger === false || logger === undefined) return false;
  const opcoes = logger === true ? {} : logger;
  return { ...opcoes, serializers: { ...opcoes.serializers, req: pedido, err: falha } };
}

/** A failure in one line, for a note that it will be tried again. */
export const failureReason = (erro: unknown): string => semValores(erro as Error).message;

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

function falha(erro: Error & { code?: string }) {
  const limpo = semValores(erro);
  const { name: type, message } = limpo;
  const causa = limpo.cause instanceof Error ? `\ncausa: ${limpo.cause.stack}` : '';
  return { type, message, code: erro.code, stack: `${limpo.stack ?? ''}${causa}` };
}

/** A failed query carries the values it was given, somebody's data among them: what is kept is the statement, and where it failed. */
function semValores(erro: Error): Error {
  if (erro instanceof DrizzleQueryError) {
    const limpo = new Error(`Consulta recusada: ${erro.query}`);
    if (erro.cause) limpo.cause = doBanco(erro.cause) ? semCitacoes(erro.cause) : erro.cause;
    return limpo;
  }
  return doBanco(erro) ? semCitacoes(erro) : erro;
}

/** What PostgreSQL says quotes what it was given (`invalid input syntax for type uuid: "…"`): its code and its places do not. */
function semCitacoes(
  erro: Error & Partial<Record<'code' | 'table' | 'column' | 'constraint' | 'routine', string>>,
): Error {
  const { code, table, column, constraint, routine, stack } = erro;
  const onde = Object.entries({ table, column, constraint, routine }).filter(([, valor]) => valor);
  const limpo = new Error([code, ...onde.map(([nome, valor]) => `${nome}=${valor}`)].join(' '));
  const linhas = (stack ?? '').split('\n').filter((linha) => /^\s+at /.test(linha));
  limpo.stack = [limpo.message, ...linhas].join('\n');
  return limpo;
}

const doBanco = (erro: Error): boolean =>
  /^[0-9A-Z]{5}$/.test(String((erro as { code?: unknown }).code)) && 'severity' in erro;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
