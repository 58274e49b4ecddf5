/**
 * How the published documents of the Portal are kept here (`contract/*.json`): of a function its name, parameters, body and answers, of a
 * leaf its type, size and words. A schema is `@Name`, an object, a list of one, or a leaf:
 *
 *     string/date-time      type and format
 *     string ≤250           at most 250 characters; `=7 =14` either size exactly
 *     number 9,5            digits before and after the point; `9d` digits of an integer
 *     string # {A|B}        `#` the example is a number; the words it may have
 *     string[] {A|B}        a list whose words are published beside it
 *
 * A name with `!` is required.
 */
export interface CompactDocument {
  functions: Record<string, CompactFunction>;
  schemas: Record<string, CompactSchema>;
}

interface CompactFunction {
  name: string;
  /** `query tamanho!`. */
  parameters?: Record<string, CompactSchema>;
  body?: CompactSchema;
  /** By status; without a schema, null. */
  answers: Record<string, CompactSchema | null>;
}

type CompactSchema = string | CompactSchema[] | { [name: string]: CompactSchema };

export interface PublishedDocument {
  paths: Record<string, Record<string, PublishedFunction>>;
  components: { schemas: Record<string, PublishedSchema> };
}

export interface PublishedFunction {
  operationId: string;
  parameters?: PublishedParameter[];
  requestBody?: { content?: PublishedContent };
  responses: Record<string, { content?: PublishedContent }>;
}

interface PublishedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: PublishedSchema;
}

type PublishedContent = Record<string, { schema: PublishedSchema }>;

export interface PublishedSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  required?: string[];
  properties?: Record<string, PublishedSchema>;
  items?: PublishedSchema;
  size?: PublishedSize;
  /** A text whose example is a number. */
  numeric?: true;
}

/** The sizes that the description of a field gives; the JSON Schema of the documents has none of them. */
export interface PublishedSize {
  decimals?: [before: number, after: number];
  digits?: number;
  most?: number;
  /** Of a field with two forms, as CPF and CNPJ, each has its size. */
  exactly?: number[];
}

/** The published document that a compact one stands for. */
export function expanded({ functions, schemas }: CompactDocument): PublishedDocument {
  const paths: PublishedDocument['paths'] = {};
  for (const [key, one] of Object.entries(functions)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: expandedFunction(one) };
  }
  return { paths, components: { schemas: mapValues(schemas, expandedSchema) } };
}

function expandedFunction({ name, parameters, body, answers }: CompactFunction): PublishedFunction {
  return {
    operationId: name,
    ...(parameters && {
      parameters: Object.entries(parameters).map(([key, schema]) => {
        const [, where = '', parameter = '', required] = /^(\w+) ([^!]+)(!?)$/.exec(key) ?? [];
        return {
          name: parameter,
          in: where as PublishedParameter['in'],
          required: required === '!',
          schema: expandedSchema(schema),
        };
      }),
    }),
    ...(body !== undefined && { requestBody: { content: contentOf(body) } }),
    responses: mapValues(answers, (answer) => (answer === null ? {} : { content: contentOf(answer) })),
  };
}

function contentOf(schema: CompactSchema): PublishedContent {
  return { 'application/json': { schema: expandedSchema(schema) } };
}

function expandedSchema(compact: CompactSchema): PublishedSchema {
  if (typeof compact === 'string') return expandedLeaf(compact);
  if (Array.isArray(compact)) {
    const [items] = compact;
    return { type: 'array', ...(items !== undefined && { items: expandedSchema(items) }) };
  }
  const names = Object.keys(compact);
  const required = names.filter((name) => name.endsWith('!')).map(withoutMark);
  const properties = Object.entries(compact).map(([name, one]) => [withoutMark(name), expandedSchema(one)]);
  return { type: 'object', ...(required.length > 0 && { required }), properties: Object.fromEntries(properties) };
}

function withoutMark(name: string): string {
  return name.replace(/!$/, '');
}

function expandedLeaf(leaf: string): PublishedSchema {
  if (leaf.startsWith('@')) return { $ref: `#/components/schemas/${leaf.slice(1)}` };
  const [, kind = '', words] = /^([^{]*?)(?: ?\{(.*)\})?$/.exec(leaf) ?? [];
  const [type = '', ...marks] = kind.split(' ');
  const list = type.endsWith('[]');
  const [name, format] = type.replace('[]', '').split('/');
  const one = { ...(name && { type: name }), ...(format && { format }), ...sizeOf(marks) };
  return { ...(list ? { type: 'array', items: one } : one), ...(words !== undefined && { enum: words.split('|') }) };
}

function sizeOf(marks: readonly string[]): Pick<PublishedSchema, 'size' | 'numeric'> {
  const size: PublishedSize = {};
  for (const mark of marks) {
    const [before = 0, after = 0] = mark.replace(/[≤=d]/, '').split(',').map(Number);
    if (mark.startsWith('≤')) size.most = before;
    else if (mark.startsWith('=')) size.exactly = [...(size.exactly ?? []), before];
    else if (mark.endsWith('d')) size.digits = before;
    else if (mark.includes(',')) size.decimals = [before, after];
  }
  return { ...(Object.keys(size).length > 0 && { size }), ...(marks.includes('#') && { numeric: true }) };
}

export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}
