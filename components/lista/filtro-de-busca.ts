import type { ListResource } from '#lib/api/list.ts';
import type { EndpointLookup } from '#lib/domain/sistema/lookup.ts';
import type { FiltroDaLista } from './definicao-da-lista.ts';

interface FiltroDeBusca<Registro> {
  campo: string;
  nome: string;
  principal?: true;
  endpoint: EndpointLookup;
  /** Where the record is read that the address names by its id only. */
  api: ListResource<Registro>;
  chamado: (registro: Registro) => string;
}

/** A filter by a record that is looked up. */
export function filtroDeBusca<Registro>({ api, chamado, ...filtro }: FiltroDeBusca<Registro>): FiltroDaLista {
  // What `api` reads is what `chamado` takes; a list of filters of all kinds cannot say so.
  return { tipo: 'busca', ...filtro, api, chamado: (registro) => chamado(registro as Registro) };
}
