import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compacted } from '#server/testing/portal-simulado/contract-from-published.ts';
import { type CompactDocument, expanded } from '#server/testing/portal-simulado/contract-notation.ts';
import { DOCUMENTOS_DO_PORTAL, OUTRA_VERSAO } from '#server/testing/portal-simulado/published-documents.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** What is published of a function that somebody made up. */
const published = {
  paths: {
    '/ext/coisa/{numero}': {
      post: {
        operationId: 'gravar',
        summary: 'Grava',
        parameters: [
          { name: 'numero', in: 'path' as const, required: true, description: 'Número', schema: { type: 'string' } },
          {
            name: 'modalidade',
            in: 'query' as const,
            required: false,
            schema: { type: 'array', items: { type: 'string' }, enum: ['IMPORTACAO', 'EXPORTACAO'] },
          },
        ],
        requestBody: { content: { 'application/json': { schema: { type: 'array', items: reference('Coisa') } } } },
        responses: { 200: { content: { 'application/json': { schema: reference('Coisa') } } }, 404: {} },
      },
    },
  },
  components: {
    schemas: {
      Coisa: {
        type: 'object',
        required: ['ni', 'partes'],
        properties: {
          ni: {
            type: 'string',
            description: 'CPF: <br>Tamanho: 11<br>CNPJ: <br>Tamanho: 14',
            example: '11222333000181',
          },
          nome: { type: 'string', description: 'Tamanho mínimo: 1<br>Tamanho máximo: 250' },
          peso: { type: 'number', format: 'double', description: 'Tamanho: 9,5' },
          vezes: { type: 'integer', description: 'Inteiro, com até 3 dígitos' },
          canal: { type: 'string', enum: ['VERDE', 'VERMELHO'], example: 'VERDE' },
          partes: { type: 'array', items: reference('Parte') },
          soltas: { type: 'array', items: { type: 'string' } },
        },
      },
      Parte: { type: 'object', properties: { quando: { type: 'string', format: 'date-time' } } },
      Alheia: { type: 'object', properties: {} },
    },
  },
};

test('a published document is kept by function and leaf, and says the same when it is opened again', () => {
  const compact = compacted(published);
  expect(compact).toEqual({
    functions: {
      'POST /ext/coisa/{numero}': {
        name: 'gravar',
        parameters: { 'path numero!': 'string', 'query modalidade': 'string[] {IMPORTACAO|EXPORTACAO}' },
        body: ['@Coisa'],
        answers: { 200: '@Coisa', 404: null },
      },
    },
    schemas: {
      Coisa: {
        'ni!': 'string =11 =14 #',
        nome: 'string ≤250',
        peso: 'number/double 9,5',
        vezes: 'integer 3d',
        canal: 'string {VERDE|VERMELHO}',
        'partes!': ['@Parte'],
        soltas: ['string'],
      },
      Parte: { quando: 'string/date-time' },
      Alheia: {},
    },
  });
  const { paths, components } = expanded(compact);
  expect(paths['/ext/coisa/{numero}']?.post).toMatchObject({ operationId: 'gravar', responses: { 404: {} } });
  expect(components.schemas.Coisa).toMatchObject({
    required: ['ni', 'partes'],
    properties: {
      ni: { size: { exactly: [11, 14] }, numeric: true },
      nome: { size: { most: 250 } },
      peso: { format: 'double', size: { decimals: [9, 5] } },
      vezes: { size: { digits: 3 } },
      partes: { items: { $ref: '#/components/schemas/Parte' } },
    },
  });
});

test('of another release only the named answers are kept, with what they refer to', () => {
  const { functions, schemas } = compacted(published, ['Coisa']);
  expect([functions, Object.keys(schemas)]).toEqual([{}, ['Coisa', 'Parte']]);
});

test('what the notation cannot say is refused, and not left out', () => {
  const coisa = { type: 'string', enum: ['A|B'] };
  expect(() => compacted({ paths: {}, components: { schemas: { coisa } } })).toThrow(/deep-equal/);
});

test('npm run -s gerar:contrato makes the contract of the published documents', () => {
  const [from, to] = ['de', 'para'].map((name) => mkdtempSync(join(tmpdir(), `contrato-${name}-`))) as [string, string];
  const names = [...Object.keys(DOCUMENTOS_DO_PORTAL), OUTRA_VERSAO.documento];
  try {
    for (const name of names) writeFileSync(join(from, name), JSON.stringify(published));
    const made = spawnSync('npm', ['run', '-s', 'gerar:contrato', '--', from, to]);
    expect([String(made.stderr), made.status]).toEqual(['', 0]);
    const contents = names.map((name) => JSON.parse(readFileSync(join(to, name), 'utf8')) as CompactDocument);
    expect(contents.slice(0, -1)).toEqual(names.slice(1).map(() => compacted(published)));
    // Nothing of that release is served.
    expect(contents.at(-1)).toEqual({ functions: {}, schemas: {} });
  } finally {
    for (const folder of [from, to]) rmSync(folder, { recursive: true });
  }
});
