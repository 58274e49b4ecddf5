/** As much of OpenAPI 3.1 and of JSON Schema as this server writes of itself. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, ApiSchema>;
    responses?: Record<string, ApiResponse>;
    securitySchemes?: Record<string, unknown>;
  };
}

export interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType>; required?: boolean };
  responses: Record<string, ApiResponse>;
  security?: unknown[];
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  description?: string;
  required?: boolean;
  schema: ApiSchema;
  example?: unknown;
}

export interface ApiResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: ApiSchema }>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: ApiSchema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface ApiSchema {
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
  properties?: Record<string, ApiSchema>;
  required?: string[];
  additionalProperties?: boolean | ApiSchema;
  propertyNames?: ApiSchema;
  items?: ApiSchema;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  allOf?: ApiSchema[];
  $ref?: string;
}

/** What a `$ref` into the components points at; the schema itself where it is none. */
export function resolved(esquema: ApiSchema, { schemas }: OpenApiDocument['components']): ApiSchema {
  const nome = esquema.$ref?.replace('#/components/schemas/', '');
  return nome === undefined ? esquema : (schemas[nome] ?? {});
}
