import type { ApiSchema } from '#server/platform/openapi/document.ts';
import type { Pessoa } from '#server/testing/test-bench.ts';
import type { Route } from './documented-routes.ts';
import { type Apontados, sampleOf } from './sample.ts';

/**
 * Makes the body a person sends of their own record, from its reading. When the record cannot be read, it makes a body the schema
 * accepts.
 */
export async function ownBody(pessoa: Pessoa, { caminho, corpo }: Route, ids: Apontados): Promise<unknown> {
  const amostra = sampleOf(corpo ?? {}, ids);
  const recurso = /^\/api\/(\w+)$/.exec(caminho)?.[1];
  if (!recurso || !ids.id) return amostra;
  const lido = await pessoa.pedir({ url: `/api/${recurso}/${ids.id}` });
  return lido.statusCode === 200 ? podado(lido.json(), corpo ?? {}) : amostra;
}

/** Keeps the parts of a value that a schema declares. */
function podado(valor: unknown, esquema: ApiSchema): unknown {
  const alternativa = (esquema.anyOf ?? esquema.oneOf)?.find(({ type }) => (type === 'null') === (valor === null));
  if (alternativa) return podado(valor, alternativa);
  if (Array.isArray(valor)) return valor.map((um) => podado(um, esquema.items ?? {}));
  if (typeof valor !== 'object' || valor === null || !esquema.properties) return valor;
  return Object.fromEntries(
    Object.entries(esquema.properties)
      .filter(([chave]) => (valor as Record<string, unknown>)[chave] !== undefined)
      .map(([chave, dentro]) => [chave, podado((valor as Record<string, unknown>)[chave], dentro)]),
  );
}

/** Returns copies of a body, each with one of its ids replaced by another. */
export function withOneChanged(corpo: unknown, troca: Map<string, string>): { onde: string; corpo: unknown }[] {
  if (typeof corpo === 'string') {
    const outro = troca.get(corpo);
    return outro ? [{ onde: '', corpo: outro }] : [];
  }
  if (typeof corpo !== 'object' || corpo === null) return [];
  const chaves = Array.isArray(corpo) ? corpo.slice(0, 1).map((_, i) => i) : Object.keys(corpo);
  return chaves.flatMap((chave) =>
    withOneChanged((corpo as Record<string, unknown>)[chave], troca).map(({ onde, corpo: dentro }) => ({
      onde: `${chave}${onde && '.'}${onde}`,
      corpo: Array.isArray(corpo) ? [dentro, ...corpo.slice(1)] : { ...corpo, [chave]: dentro },
    })),
  );
}
