import type { ApiResponse, ApiSchema, MediaType, OpenApiDocument, Operation, Parameter } from './document.ts';
import { exampleOf } from './example.ts';
import { describeField } from './field-description.ts';
import { nomearEsquemas } from './named-schemas.ts';
import { operationId } from './operation-id.ts';
import { parameterDescription } from './parameters.ts';
import { REFUSALS, withRefusals } from './refusals.ts';

/**
 * What the routes say of themselves, with what is true of all of them: names, parameters, refusals, headers and examples. Changes the
 * document it is given.
 */
export function completeDocument(documento: OpenApiDocument): OpenApiDocument {
  const { paths, components } = documento;
  components.responses = REFUSALS;
  for (const esquema of esquemasDe(documento)) {
    // Its format says it, in a line.
    if (esquema.format === 'uuid' || esquema.format === 'date') delete esquema.pattern;
    describeField(esquema);
  }
  for (const [caminho, verbos] of Object.entries(paths)) {
    for (const [verbo, operacao] of Object.entries(verbos)) {
      operacao.operationId = operationId(verbo, caminho, operacao);
      if (verbo === 'post' && caminho.startsWith('/api/') && operacao.security?.length !== 0) {
        operacao.parameters = [...(operacao.parameters ?? []), CHAVE_DE_IDEMPOTENCIA];
      }
      descreverParametros(caminho, operacao, components);
      for (const resposta of Object.values(operacao.responses)) descreverResposta(caminho, operacao, resposta);
      operacao.responses = withRefusals(verbo, operacao);
      for (const [tipo, midia] of midiasDe(operacao)) {
        if (tipo === 'multipart/form-data' || !midia.schema || midia.schema.format === 'binary') continue;
        midia.example ??= exampleOf(midia.schema, components);
      }
    }
  }
  nomearEsquemas(documento);
  deixarOsUsados(documento);
  return documento;
}

function descreverParametros(caminho: string, operacao: Operation, components: OpenApiDocument['components']): void {
  for (const parametro of operacao.parameters ?? []) {
    parametro.description ??= parameterDescription(parametro.name, caminho);
    if (parametro.required) parametro.example ??= exampleOf(parametro.schema, components, parametro.name);
  }
}

function descreverResposta(caminho: string, { parameters = [] }: Operation, resposta: ApiResponse): void {
  resposta.description = resposta.content ? (resposta.description ?? FEITO) : SEM_CORPO;
  if (resposta.description === 'Default Response') resposta.description = FEITO;
  const midias = Object.entries(resposta.content ?? {});
  const emPaginas = parameters.some(({ name }) => name === 'pagina' || name === 'formato');
  const deLista = midias.some(([tipo, { schema }]) => tipo !== 'application/json' || schema?.type === 'array');
  const headers = {
    ...(((emPaginas && deLista) || COM_TOTAL.has(caminho)) && { 'X-Total-Count': TOTAL }),
    ...(midias.some(([, { schema }]) => schema?.format === 'binary') && { 'Content-Disposition': NOME_DO_ARQUIVO }),
    ...(COM_ETAG.test(caminho) && { ETag: ETAG }),
  };
  if (midias.length > 0 && Object.keys(headers).length > 0) resposta.headers = headers;
}

/** http/idempotency.ts */
const CHAVE_DE_IDEMPOTENCIA: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'De 1 a 255 caracteres, novos a cada pedido: mandado de novo com a mesma chave, dentro de 24 horas, ele não se faz outra vez e tem a mesma resposta.',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
};

const FEITO = 'Feito: a resposta é o que se pediu.';
const SEM_CORPO = 'Feito; a resposta não tem corpo.';

/** Lists that answer whole, with a count. */
const COM_TOTAL = new Set(['/api/MinhaConta/Sessoes', '/api/Dai/RelatorioPorIe']);
const COM_ETAG = /\/(Conteudo|Logo|Foto|Arquivo\/\{arquivoId\})$/;
const TOTAL = {
  description: 'Quantas linhas há ao todo, em todas as páginas.',
  schema: { type: 'integer', examples: [42] },
};
const NOME_DO_ARQUIVO = {
  description: 'O nome do arquivo.',
  schema: { type: 'string', examples: ['attachment; filename="arquivo.xlsx"'] },
};
const ETAG = {
  description: 'O SHA-256 do conteúdo.',
  schema: { type: 'string', examples: ['"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"'] },
};

function midiasDe({ requestBody, responses }: Operation): [tipo: string, midia: MediaType][] {
  const corpos: { content?: Record<string, MediaType> }[] = [requestBody ?? {}, ...Object.values(responses)];
  return corpos.flatMap(({ content = {} }) => Object.entries(content));
}

/** Every schema of the document, at any depth. */
function* esquemasDe(parte: unknown): Generator<ApiSchema> {
  if (typeof parte !== 'object' || parte === null) return;
  yield parte as ApiSchema;
  for (const dentro of Object.values(parte)) yield* esquemasDe(dentro);
}

/** The registry writes each schema twice, as input and as output; one may be unused. */
function deixarOsUsados({ paths, components }: OpenApiDocument): void {
  const usados = new Set<string>();
  const andar = (parte: unknown) => {
    for (const { $ref } of esquemasDe(parte)) {
      const nome = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : '';
      if (!components.schemas[nome] || usados.has(nome)) continue;
      usados.add(nome);
      andar(components.schemas[nome]);
    }
  };
  andar([paths, components.responses]);
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas)
      .filter(([nome]) => usados.has(nome))
      .sort(([nome], [outro]) => (nome < outro ? -1 : 1)),
  );
}
