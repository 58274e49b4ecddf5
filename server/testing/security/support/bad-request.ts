import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { badText, emCem, type Sortear, um } from './bad-values.ts';
import type { Route } from './documented-routes.ts';
import { schemaValue } from './schema-value.ts';

export interface Asking {
  rotas: readonly Route[];
  /** Ids of existing rows. */
  ids: readonly string[];
  /** The path parameters of an existing row, by the name of the route. */
  linhas?: ReadonlyMap<string, Record<string, string> | null>;
  /** Valid files, to be corrupted. */
  arquivos: readonly Arquivo[];
}

export interface Arquivo {
  nome: string;
  bytes: Uint8Array;
}

export type BadRequest = InjectOptions & { rota: string };

/** Draws a request to any of the routes, wrong in some way or valid. The same seed draws the same requests. */
export class BadRequests extends fc.Arbitrary<BadRequest> {
  readonly #para: Asking;

  constructor(para: Asking) {
    super();
    this.#para = para;
  }

  override generate(mrng: fc.Random): fc.Value<BadRequest> {
    const { rotas, ids, arquivos, linhas } = this.#para;
    const g: Sortear = (de) => de.generate(mrng, undefined).value;
    const rota = um(g, rotas);
    const { corpo, tipo } = corpoDe(g, rota, ids, arquivos);
    const pedido: BadRequest = {
      rota: rota.nome,
      method: rota.verbo,
      url: urlDe(g, rota, ids, linhas?.get(rota.nome) ?? {}),
      headers: { ...cabecalhosDe(g), ...(tipo !== null && { 'content-type': tipo }) },
      ...(corpo !== null && { payload: corpo }),
    };
    return new fc.Value(pedido, undefined);
  }

  override canShrinkWithoutContext(_valor: unknown): _valor is BadRequest {
    return false;
  }

  override shrink(): fc.Stream<fc.Value<BadRequest>> {
    return fc.Stream.nil();
  }
}

function urlDe(
  g: Sortear,
  { caminho, parametros }: Route,
  ids: readonly string[],
  dela: Record<string, string>,
): string {
  const noCaminho = caminho.replace(/\{(\w+)\}/g, (_, nome) => {
    if (emCem(g, 70)) return dela[nome] ?? um(g, ids);
    return emCem(g, 50) ? um(g, ids) : noLugar(g);
  });
  const pares = parametros
    .filter(({ in: onde, required }) => onde === 'query' && (required || emCem(g, 33)))
    .map(({ name, schema }) => `${name}=${escapado(comoTexto(schemaValue(g, schema, ids)))}`);
  if (emCem(g, 5)) pares.push(um(g, CONSULTAS_RUINS));
  return pares.length > 0 ? `${noCaminho}?${pares.join('&')}` : noCaminho;
}

function corpoDe(
  g: Sortear,
  rota: Route,
  ids: readonly string[],
  arquivos: readonly Arquivo[],
): { corpo: string | Buffer | null; tipo: string | null } {
  if (rota.deArquivo || emCem(g, 2)) return partes(g, arquivos);
  if (!rota.corpo && emCem(g, 90)) return { corpo: null, tipo: null };
  const tipo = emCem(g, 92) ? 'application/json' : um(g, TIPOS);
  const json = JSON.stringify(schemaValue(g, rota.corpo ?? {}, ids)) ?? '';
  switch (g(ATE_25)) {
    case 0:
      return { corpo: json.slice(0, g(NATURAL) % (json.length + 1)), tipo };
    case 1:
      return { corpo: um(g, JSONS_RUINS), tipo };
    case 2:
      return { corpo: Buffer.from(g(BYTES)), tipo };
    default:
      return { corpo: json, tipo };
  }
}

/** Makes an upload with corrupted bytes, name or boundaries. */
function partes(g: Sortear, arquivos: readonly Arquivo[]): { corpo: Buffer; tipo: string } {
  const { nome, bytes } = um(g, arquivos);
  const limite = '----cais';
  const parte = emCem(g, 90) ? 'file' : um(g, ['', '__proto__', 'x']);
  const comNome = emCem(g, 75) ? nome : um(g, NOMES_RUINS);
  const cabeca = `--${limite}\r\nContent-Disposition: form-data; name="${parte}"; filename="${comNome}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const inteiro = Buffer.concat([Buffer.from(cabeca), estragado(g, bytes), Buffer.from(`\r\n--${limite}--\r\n`)]);
  const cortado = emCem(g, 10) ? inteiro.subarray(0, g(NATURAL) % (inteiro.length + 1)) : inteiro;
  const tipo = emCem(g, 92)
    ? `multipart/form-data; boundary=${limite}`
    : um(g, ['multipart/form-data', 'multipart/form-data; boundary=outro', ...TIPOS]);
  return { corpo: cortado, tipo };
}

function estragado(g: Sortear, bytes: Uint8Array): Buffer {
  const copia = Buffer.from(bytes);
  switch (um(g, ['inteiro', 'cortado', 'outro', 'mexido'])) {
    case 'inteiro':
      return copia;
    case 'cortado':
      return copia.subarray(0, g(NATURAL) % (copia.length + 1));
    case 'outro':
      return Buffer.from(g(BYTES));
    default:
      for (let i = g(NATURAL) % 12; i >= 0 && copia.length > 0; i--)
        copia[g(NATURAL) % copia.length] = g(NATURAL) % 256;
      return copia;
  }
}

function cabecalhosDe(g: Sortear): Record<string, string> {
  if (emCem(g, 90)) return {};
  const [nome, valor] = um(g, CABECALHOS_RUINS);
  return { [nome]: valor };
}

const comoTexto = (valor: unknown): string => (typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? ''));

/** Escapes a text as a naive client does: text that UTF-8 cannot hold is sent as raw bytes. */
const escapado = (texto: string): string =>
  encodeURIComponent(texto.toWellFormed().slice(0, 2000)) + (texto.isWellFormed() ? '' : '%ED%A0%80');

const noLugar = (g: Sortear): string =>
  emCem(g, 50)
    ? escapado(g(badText).slice(0, 300))
    : um(g, ['%', '%00', '%ff', '%ED%A0%80', '..', '%2e%2e%2f', '//', '%2F', ';']);

const NATURAL = fc.nat();
const ATE_25 = fc.nat({ max: 24 });
const BYTES = fc.uint8Array({ maxLength: 500 });
const TIPOS = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'x',
  'multipart/mixed; boundary=a',
];
const JSONS_RUINS = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(20_000)}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
  '{"id":1e400}',
  '{"versao":1,"versao":"x"}',
  '\ufeff{}',
];
const CONSULTAS_RUINS = [
  '__proto__[x]=1',
  'q=a&q=b',
  'pagina=-1',
  'pagina=1e9',
  'tamanho=0',
  'ordem=;select 1',
  'q=%00',
  'q=%ED%A0%80',
  '%=%',
  '&&&=',
  'ordem[]=x',
  'constructor=1',
];
const NOMES_RUINS = [
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\\\x.xml',
  'a\u0000.xml',
  `${'a'.repeat(5000)}.xml`,
  '\u202egpj.xml',
  '',
  '.',
  'x.svg',
  'nome com %00.csv',
];
const CABECALHOS_RUINS: [string, string][] = [
  ['authorization', 'Bearer x'],
  ['authorization', 'Basic YTph'],
  ['idempotency-key', 'x'.repeat(5000)],
  ['idempotency-key', '\u00ff'],
  ['range', 'bytes=0-99999999999999'],
  ['if-none-match', '*'],
  ['accept', 'image/png'],
  ['accept-encoding', 'zstd, br;q=9'],
  ['x-http-method-override', 'DELETE'],
  ['cookie', '__proto__=1; XSRF-TOKEN=; a=%'],
  ['cookie', 'XSRF-TOKEN=%E0%A4%A'],
  ['x-forwarded-for', '1.2.3.4'],
  ['content-encoding', 'gzip'],
  ['expect', '100-continue'],
  ['host', '[::1'],
];
