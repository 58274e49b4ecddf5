import diagnostics_channel from 'node:diagnostics_channel';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import comFormatos from 'ajv-formats';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { type BuiltBench, buildTestBench, type Pessoa } from '#server/testing/test-bench.ts';
import type { ApiResponse, MediaType, OpenApiDocument, Operation } from './document.ts';

/** One operation of the document, and the route it is of as it was declared. */
interface Descrita {
  nome: string;
  caminho: string;
  operacao: Operation;
  rota: RouteOptions;
}

let bench: BuiltBench;
let pessoa: Pessoa;
let documento: OpenApiDocument & { info: { description: string } };
let descritas: Descrita[];
const rotas = new Map<string, RouteOptions>();
const anotarRotas = (mensagem: unknown) =>
  (mensagem as { fastify: FastifyInstance }).fastify.addHook('onRoute', (rota) => {
    const caminho = rota.url.replace(/:(\w+)/g, '{$1}');
    for (const metodo of [rota.method].flat()) rotas.set(`${metodo} ${caminho}`, rota);
  });

beforeAll(async () => {
  diagnostics_channel.subscribe('fastify.initialization', anotarRotas);
  bench = await buildTestBench();
  pessoa = await bench.novaPessoa();
  documento = (await bench.app.inject({ url: '/api/openapi.json' })).json();
  descritas = Object.entries(documento.paths).flatMap(([caminho, verbos]) =>
    Object.entries(verbos).map(([verbo, operacao]) => {
      const nome = `${verbo.toUpperCase()} ${caminho}`;
      return { nome, caminho, operacao, rota: rotas.get(nome) as RouteOptions };
    }),
  );
});
afterAll(async () => {
  diagnostics_channel.unsubscribe('fastify.initialization', anotarRotas);
  await bench.desmontar();
});

/** Its text, with what it refers to in its place once. */
function esquemaInteiro(de: unknown): string {
  const textos: string[] = [JSON.stringify(de)];
  const vistos = new Set<string>();
  for (const texto of textos) {
    for (const [, nome = ''] of texto.matchAll(/#\/components\/schemas\/([^"]+)"/g)) {
      if (!vistos.has(nome)) textos.push(JSON.stringify(documento.components.schemas[nome]));
      vistos.add(nome);
    }
  }
  return textos.join();
}

describe('The document of the API', () => {
  test('is OpenAPI 3.1, every reference leading somewhere', async () => {
    const lido = await new Validator().validate(structuredClone<Record<string, unknown>>({ ...documento }));
    expect([lido.valid, lido.errors]).toEqual([true, undefined]);
  });

  test('answers what is kept: no answer bounds the years of a day or a month, as what is sent does', () => {
    const limitadas = descritas.filter(({ operacao }) =>
      /AAAA-MM(-DD)?, de \d{4}/.test(esquemaInteiro(operacao.responses)),
    );
    expect(nomes(limitadas)).toEqual([]);
  });

  test('tells what each operation does, by an address of its own', () => {
    const semFrase = descritas.filter(({ operacao }) => !operacao.summary || !operacao.tags?.length);
    expect(nomes(semFrase)).toEqual([]);
    const ids = descritas.map(({ operacao }) => operacao.operationId ?? '');
    expect(ids.filter((id, i) => !/^[a-z][A-Za-z]+$/.test(id) || ids.indexOf(id) !== i)).toEqual([]);
    expect(descritas.length).toBeGreaterThan(390);
  });

  test('describes every parameter, and shows what goes into a path', () => {
    const parametros = descritas.flatMap(({ nome, operacao }) =>
      (operacao.parameters ?? []).map((parametro) => ({ ...parametro, onde: `${nome}: ${parametro.name}` })),
    );
    expect(parametros.filter(({ description }) => !description).map(({ onde }) => onde)).toEqual([]);
    const semExemplo = parametros.filter(({ required, example }) => required && example === undefined);
    expect(semExemplo.map(({ onde }) => onde)).toEqual([]);
  });

  test('says what comes of each operation: JSON with an example, a file by its media type, or nothing', () => {
    const semResposta = descritas.filter(({ operacao }) => feitas(operacao).length === 0);
    expect(nomes(semResposta)).toEqual([]);
    const respostas = descritas.flatMap(({ nome, operacao }) =>
      feitas(operacao).flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([tipo, midia]) => ({ tipo, midia, onde: `${nome} ${status}` })),
      ),
    );
    const deArquivo = respostas.filter(({ midia }) => midia.schema?.format === 'binary');
    expect(deArquivo.filter(({ tipo }) => tipo === 'application/json')).toEqual([]);
    const semExemplo = respostas.filter((uma) => !deArquivo.includes(uma) && uma.midia.example === undefined);
    expect(semExemplo.map(({ onde }) => onde)).toEqual([]);
    const semEsquema = respostas.filter(({ midia }) => Object.keys(midia.schema ?? {}).length === 0);
    expect(semEsquema.map(({ onde }) => onde)).toEqual([]);
  });

  test('every example is what its schema lets in', () => {
    const ajv = comFormatos(new Ajv({ strict: false, allErrors: true }));
    ajv.addFormat('binary', true).addFormat('decimal', true);
    ajv.addSchema({ ...documento, $id: 'cais' } as object);
    const feitas = new Map<string, ValidateFunction>();
    const erros = midias().flatMap(({ onde, midia }) => {
      const exemplos = [midia.example, ...Object.values(midia.examples ?? {}).map(({ value }) => value)];
      const esquema = JSON.stringify(midia.schema).replaceAll('"#/components', '"cais#/components');
      const valida = feitas.get(esquema) ?? ajv.compile(JSON.parse(esquema));
      feitas.set(esquema, valida);
      return exemplos.flatMap((exemplo) =>
        exemplo === undefined || valida(exemplo) ? [] : [`${onde}: ${ajv.errorsText(valida.errors)}`],
      );
    });
    expect(erros).toEqual([]);
  });

  test('the example of a body, and those of what is asked, are what the route itself lets in', () => {
    const erros = descritas.flatMap(({ nome, operacao, rota }) => {
      const exemplo = operacao.requestBody?.content['application/json']?.example;
      const corpo = rota.schema?.body as z.ZodType | undefined;
      const lido = exemplo === undefined ? undefined : corpo?.safeParse(exemplo);
      return lido?.error
        ? [`${nome}: ${lido.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)}`]
        : [];
    });
    expect(erros).toEqual([]);
  });

  test('says every refusal in one form, with a sentence, where it may come', () => {
    const recusas = Object.values((documento.components.responses ?? {}) as Record<string, ApiResponse>);
    for (const { description, content } of recusas) {
      expect(description).toMatch(/\.$/);
      expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Erro' });
    }
    const frases = recusas.flatMap(({ content }) => Object.entries(content?.['application/json']?.examples ?? {}));
    for (const [codigo, { value }] of frases)
      expect(value).toMatchObject({ Error: expect.stringMatching(/\.$/), codigo });
    const foraDaForma = descritas.flatMap(({ nome, operacao }) =>
      Object.entries(operacao.responses)
        .filter(([status, { $ref }]) => Number(status) >= 400 && $ref !== `#/components/responses/Recusa${status}`)
        .map(([status]) => `${nome} ${status}`),
    );
    expect(foraDaForma).toEqual([]);
    for (const { operacao, caminho } of descritas) {
      const esperadas = [
        '500',
        '503',
        ...(operacao.security ? [] : ['401']),
        ...(caminho.includes('{') ? ['404'] : []),
      ];
      expect(Object.keys(operacao.responses)).toEqual(expect.arrayContaining(esperadas));
    }
  });

  test('asks for a token everywhere but where one is given, where an invitation is taken, and for the notices of the Portal Único', () => {
    const abertas = descritas.filter(({ operacao }) => operacao.security?.length === 0);
    expect(nomes(abertas)).toEqual([
      'POST /Auth/Login',
      'POST /Auth/SegundoFator',
      'GET /Auth/Convite/{token}',
      'POST /Auth/Convite/{token}',
      'POST /api/PortalUnico/Aviso/{empresaId}/{receptorId}',
    ]);
  });

  test('says X-Total-Count of the lists that answer it, and of no other', async () => {
    const lidas = descritas.filter(
      ({ nome, operacao }) =>
        nome.startsWith('GET /api/') &&
        !operacao.responses['200']?.content?.['text/event-stream'] &&
        !(operacao.parameters ?? []).some(({ in: onde, required }) => onde === 'path' || required),
    );
    expect(lidas.length).toBeGreaterThan(80);
    const ditas: string[] = [];
    const respondidas: string[] = [];
    for (const { nome, caminho, operacao } of lidas) {
      const { headers, statusCode } = await pessoa.pedir({ url: caminho });
      expect([nome, statusCode]).toEqual([nome, 200]);
      if (operacao.responses['200']?.headers?.['X-Total-Count']) ditas.push(nome);
      if (headers['x-total-count'] !== undefined) respondidas.push(nome);
    }
    expect(ditas).toEqual(respondidas);
  });

  test('is a page too, of no script but its own; nobody makes the server write it as YAML', async () => {
    const { body, headers } = await bench.app.inject({ url: '/api/docs' });
    expect(body).toContain('<title>Cais · API</title>');
    const scripts = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, onde, dentro]) => [/src="\/api\/docs\/static\//.test(onde ?? ''), dentro?.trim()])).toEqual(
      scripts.map(() => [true, '']),
    );
    expect(scripts.length).toBeGreaterThan(1);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect((await bench.app.inject({ url: '/api/docs/yaml' })).statusCode).toBe(404);
  });

  test('introduces itself, and says which version it is of', () => {
    expect(documento).toMatchObject({ info: { title: 'Cais', version: '0.0.0-teste' }, servers: [{ url: '/' }] });
    for (const assunto of ['Entrar', 'Listas', 'Valores', 'Gravar', 'Erros']) {
      expect(documento.info.description).toContain(`**${assunto}.**`);
    }
  });
});

const nomes = (algumas: Descrita[]) => algumas.map(({ nome }) => nome);

const feitas = ({ responses }: Operation) => Object.entries(responses).filter(([status]) => Number(status) < 400);

/** Every body that comes or goes, the refusals once. */
function midias(): { onde: string; midia: MediaType }[] {
  const dasOperacoes = descritas.flatMap(({ nome, operacao }) => [
    ...Object.entries(operacao.requestBody?.content ?? {}).map(([, midia]) => ({ onde: `${nome} corpo`, midia })),
    ...feitas(operacao).flatMap(([status, { content = {} }]) =>
      Object.values(content).map((midia) => ({ onde: `${nome} ${status}`, midia })),
    ),
  ]);
  const dasRecusas = Object.entries(documento.components.responses ?? {}).flatMap(([onde, { content = {} }]) =>
    Object.values(content).map((midia) => ({ onde, midia })),
  );
  return [...dasOperacoes, ...dasRecusas];
}
