/** As much of OpenAPI 3.1 and of JSON Schema as this server writes of itself. */
export interface Documento {
  paths: Record<string, Record<string, Operacao>>;
  components: {
    schemas: Record<string, Esquema>;
    responses?: Record<string, Resposta>;
    securitySchemes?: Record<string, unknown>;
  };
}

export interface Operacao {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: Parametro[];
  requestBody?: { content: Record<string, Midia>; required?: boolean };
  responses: Record<string, Resposta>;
  security?: unknown[];
}

export interface Parametro {
  in: 'path' | 'query' | 'header';
  name: string;
  description?: string;
  required?: boolean;
  schema: Esquema;
  example?: unknown;
}

export interface Resposta {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: Esquema }>;
  content?: Record<string, Midia>;
}

export interface Midia {
  schema?: Esquema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Esquema {
  type?: string | string[];
  description?: string;
  example?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Esquema>;
  required?: string[];
  additionalProperties?: boolean | Esquema;
  propertyNames?: Esquema;
  items?: Esquema;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
  allOf?: Esquema[];
  $ref?: string;
}

/** What a `$ref` into the components points at; the schema itself where it is none. */
export function resolvido(esquema: Esquema, { schemas }: Documento['components']): Esquema {
  const nome = esquema.$ref?.replace('#/components/schemas/', '');
  return nome === undefined ? esquema : (schemas[nome] ?? {});
}
