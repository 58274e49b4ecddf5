import type { ApiSchema, MediaType, OpenApiDocument, Operation } from './document.ts';

/**
 * Gives the bodies and answers of every operation names, so that a client has `Fornecedor` and not a type inside a type; the same
 * schema has one name wherever it is. Changes the document it is given.
 */
export function nomearEsquemas({ paths, components: { schemas } }: OpenApiDocument): void {
  const nomes = new Map<string, string>();
  const lugares = Object.entries(paths).flatMap(([caminho, verbos]) =>
    Object.entries(verbos).flatMap(([verbo, operacao]) => lugaresDe(verbo, caminho, operacao)),
  );
  // What a resource is called by comes before what an operation calls it.
  for (const { nome, ler, trocar } of lugares.sort((lugarDoEsquema, outro) => lugarDoEsquema.grau - outro.grau)) {
    const esquema = ler();
    if (!esquema?.properties && !esquema?.anyOf && !esquema?.allOf) continue;
    const chave = JSON.stringify(esquema);
    const dado = nomes.get(chave) ?? livre(nome, schemas);
    nomes.set(chave, dado);
    schemas[dado] = esquema;
    trocar({ $ref: `#/components/schemas/${dado}` });
  }
}

interface Lugar {
  nome: string;
  grau: number;
  ler(): ApiSchema | undefined;
  trocar(por: ApiSchema): void;
}

function lugaresDe(verbo: string, caminho: string, operacao: Operation): Lugar[] {
  const [, recurso, comId] = /^\/api\/([A-Z]\w*)(\/\{id\})?$/.exec(caminho) ?? [];
  const daOperacao = maiuscula(operacao.operationId ?? '');
  const corpo = operacao.requestBody?.content['application/json'];
  const doCorpo = recurso && !comId ? { post: `${recurso}Novo`, put: `${recurso}Edicao` }[verbo] : undefined;
  const respostas = Object.entries(operacao.responses).filter(([status]) => Number(status) < 400);
  return [
    ...(corpo ? [lugar(doCorpo, `${daOperacao}Corpo`, corpo)] : []),
    ...respostas.flatMap(([status, { content }]) => {
      const midia = content?.['application/json'];
      if (!midia) return [];
      const depois = respostas.length > 1 && status !== '200' ? status : '';
      if (midia.schema?.type === 'array') {
        const doItem = recurso && verbo === 'get' ? `${recurso}Resumo` : undefined;
        return [lugarDoItem(doItem, `${daOperacao}Linha${depois}`, midia.schema)];
      }
      return [lugar(comId && verbo === 'get' ? recurso : undefined, `${daOperacao}Resposta${depois}`, midia)];
    }),
  ];
}

function lugar(doRecurso: string | undefined, daOperacao: string, midia: MediaType): Lugar {
  return {
    nome: doRecurso ?? daOperacao,
    grau: doRecurso ? 0 : 1,
    ler: () => midia.schema,
    trocar: (por) => {
      midia.schema = por;
    },
  };
}

function lugarDoItem(doRecurso: string | undefined, daOperacao: string, lista: ApiSchema): Lugar {
  return {
    nome: doRecurso ?? daOperacao,
    grau: doRecurso ? 0 : 1,
    ler: () => lista.items,
    trocar: (por) => {
      lista.items = por;
    },
  };
}

function livre(nome: string, ocupados: Record<string, unknown>): string {
  if (!(nome in ocupados)) return nome;
  throw new Error(`Two schemas would be called ${nome} (server/platform/openapi/named-schemas.ts).`);
}

function maiuscula(nome: string): string {
  return `${nome[0]?.toUpperCase()}${nome.slice(1)}`;
}
