import { deepStrictEqual } from 'node:assert';
import {
  type CompactDocument,
  expanded,
  mapValues,
  type PublishedDocument,
  type PublishedFunction,
  type PublishedSchema,
  type PublishedSize,
} from './contract-notation.ts';

/** A schema as it is published: sizes stand in the description, and an example tells texts that are numbers. */
interface DescribedSchema extends Omit<PublishedSchema, 'properties' | 'items' | 'size' | 'numeric'> {
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  description?: string;
  example?: unknown;
}

/**
 * The compact form of a published document; of `roots` only, with what they refer to, where these are given.
 * @throws {AssertionError} if the document says what the notation cannot: then the notation learns it.
 */
export function compacted(published: PublishedDocument, roots?: readonly string[]): CompactDocument {
  const told = asTold(published, roots);
  const functions = Object.entries(told.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, compactFunction(one)]),
  );
  const compact = {
    functions: Object.fromEntries(functions),
    schemas: mapValues(told.components.schemas, compactSchema),
  } as CompactDocument;
  deepStrictEqual(expanded(compact), told);
  return compact;
}

/** What the compact form keeps of a document. */
function asTold({ paths, components }: PublishedDocument, roots?: readonly string[]): PublishedDocument {
  const schemas = mapValues(components.schemas, schemaAsTold);
  const kept = roots ? reachable(roots, schemas) : Object.keys(schemas);
  return {
    paths: roots ? {} : mapValues(paths, (methods) => mapValues(methods, functionAsTold)),
    components: { schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => kept.includes(name))) },
  };
}

function functionAsTold({ operationId, parameters, requestBody, responses }: PublishedFunction): PublishedFunction {
  return {
    operationId,
    ...(parameters && {
      parameters: parameters.map(({ name, in: where, required, schema }) => ({
        name,
        in: where,
        required,
        schema: schemaAsTold(schema),
      })),
    }),
    ...(requestBody && { requestBody: withSchemas(requestBody) }),
    responses: mapValues(responses, withSchemas),
  };
}

function withSchemas({ content }: PublishedFunction['responses'][string]): PublishedFunction['responses'][string] {
  return content ? { content: mapValues(content, ({ schema }) => ({ schema: schemaAsTold(schema) })) } : {};
}

function schemaAsTold(schema: DescribedSchema): PublishedSchema {
  const { $ref, type, format, enum: words, required, properties, items, description = '', example } = schema;
  const size = sizeIn(description);
  const leaf = !$ref && !properties && !items;
  return {
    ...($ref && { $ref }),
    ...(type && { type }),
    ...(format && { format }),
    ...(leaf && size && { size }),
    ...(leaf && type === 'string' && /^\d+(\.\d+)?$/.test(String(example)) && { numeric: true as const }),
    ...(required?.length && { required: Object.keys(properties ?? {}).filter((name) => required.includes(name)) }),
    ...(properties && { properties: mapValues(properties, schemaAsTold) }),
    ...(items && { items: schemaAsTold(items) }),
    ...(words && { enum: words }),
  };
}

function sizeIn(description: string): PublishedSize | null {
  const [, before, after] = /Tamanho: *(\d+),(\d+)/.exec(description) ?? [];
  if (before !== undefined) return { decimals: [Number(before), Number(after)] };
  const [, digits] = /Inteiro, com até (\d+) dígitos/.exec(description) ?? [];
  if (digits !== undefined) return { digits: Number(digits) };
  const [, most] = /Tamanho máximo: *(\d+)/.exec(description) ?? [];
  const exactly = [...description.matchAll(/Tamanho: *(\d+)(?!\d|,)/g)].map(([, one]) => Number(one));
  if (most === undefined && exactly.length === 0) return null;
  return { ...(most !== undefined && { most: Number(most) }), ...(exactly.length > 0 && { exactly }) };
}

function compactFunction({ operationId, parameters, requestBody, responses }: PublishedFunction) {
  const of = (content: PublishedFunction['responses'][string]['content']) => {
    const schema = content?.['application/json']?.schema;
    return schema ? compactSchema(schema) : null;
  };
  return {
    name: operationId,
    ...(parameters && {
      parameters: Object.fromEntries(
        parameters.map(({ name, in: where, required, schema }) => [
          `${where} ${name}${required ? '!' : ''}`,
          compactSchema(schema),
        ]),
      ),
    }),
    ...(requestBody && { body: of(requestBody.content) }),
    answers: mapValues(responses, ({ content }) => of(content)),
  };
}

function compactSchema({ $ref, properties, required = [], ...schema }: PublishedSchema): unknown {
  if ($ref) return `@${$ref.split('/').at(-1)}`;
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        required.includes(name) ? `${name}!` : name,
        compactSchema(one),
      ]),
    );
  }
  const { type, items, enum: words } = schema;
  if (type !== 'array') return compactLeaf(schema);
  if (words) return `${compactLeaf(items ?? {})}[] {${words.join('|')}}`;
  return items ? [compactSchema(items)] : [];
}

function compactLeaf({ type = '', format, enum: words, size = {}, numeric }: PublishedSchema): string {
  const { decimals, digits, most, exactly = [] } = size;
  return [
    format ? `${type}/${format}` : type,
    decimals?.join(','),
    digits !== undefined && `${digits}d`,
    most !== undefined && `≤${most}`,
    ...exactly.map((one) => `=${one}`),
    numeric && '#',
    words && `{${words.join('|')}}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function reachable(roots: readonly string[], schemas: Readonly<Record<string, PublishedSchema>>): string[] {
  const found = new Set<string>();
  const walk = ({ $ref, properties = {}, items }: PublishedSchema): void => {
    const name = $ref?.split('/').at(-1);
    if (name !== undefined) visit(name);
    for (const one of Object.values(properties)) walk(one);
    if (items) walk(items);
  };
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    walk(schemas[name] ?? {});
  };
  for (const root of roots) visit(root);
  return [...found];
}
