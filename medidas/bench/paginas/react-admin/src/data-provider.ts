import { type DataProvider, fetchUtils, type GetListParams, HttpError } from 'react-admin';
import { readSession } from './session.ts';

/** Reads from the API of Cais. The bench changes nothing, so there is no write. */
export const dataProvider: DataProvider = {
  getList: async (resource, params) => {
    const { json, headers } = await ask(`/api/${resource}?${queryOf(params)}`, params.signal);
    return { data: json, total: Number(headers.get('X-Total-Count')) };
  },
  getOne: async (resource, { id, signal }) => {
    const { json } = await ask(`/api/${resource}/${id}`, signal);
    return { data: json };
  },
  getMany: async (resource, { ids, signal }) => {
    const answers = await Promise.all(ids.map((id) => ask(`/api/${resource}/${id}`, signal)));
    return { data: answers.map(({ json }) => json) };
  },
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};

function ask(url: string, signal?: AbortSignal) {
  const user = { authenticated: true, token: `Bearer ${readSession()?.token}` };
  return fetchUtils.fetchJson(url, { user, signal });
}

function queryOf({ pagination, sort, filter }: GetListParams): URLSearchParams {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const query = new URLSearchParams({ pagina: String(page), tamanho: String(perPage) });
  if (sort) query.set('ordem', sort.order === 'DESC' ? `-${sort.field}` : sort.field);
  for (const [field, value] of Object.entries(filter ?? {})) if (value) query.set(field, String(value));
  return query;
}

async function notOffered(): Promise<never> {
  throw new HttpError('O que se mede só lê.', 405);
}
