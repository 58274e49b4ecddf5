import type { ListResource } from '#lib/api/platform/list.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';
import type { FiltroDaLista } from './definicao-da-lista.ts';

/** A filter that is the id of a record. */
export type FiltroDeRegistro = FiltroDaLista & { tipo: 'busca' };

interface FiltroDeBusca<Registro> {
  campo: string;
  nome: string;
  principal?: true;
  endpoint: EndpointLookup;
  /** Reads the record, because the address holds only its id. */
  api: ListResource<Registro>;
  chamado: (registro: Registro) => string;
}

/** Builds a filter by a record the person looks up. */
export function filtroDeBusca<Registro>({ api, chamado, ...filtro }: FiltroDeBusca<Registro>): FiltroDeRegistro {
  // `chamado` always gets what `api` reads, but the type of a mixed filter list cannot express it.
  return { tipo: 'busca', ...filtro, api, chamado: (registro) => chamado(registro as Registro) };
}
