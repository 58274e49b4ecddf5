import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

export interface Municipio {
  /** IBGE code, seven digits. */
  codigo: string;
  nome: string;
  uf: Uf;
}

/** Returns the município of an IBGE code; null when there is none. */
export function municipioDoCodigo(codigo: string): Municipio | null {
  return POR_CODIGO.get(codigo) ?? null;
}

/** Finds municípios by code, name or UF. Those whose name or code begins with the query come first, each group in order of name. */
export function procurarMunicipios(q: string): Municipio[] {
  const texto = semSeparadores(q);
  if (texto === '') return [];
  const achados = MUNICIPIOS.filter(({ busca }) => busca.includes(texto));
  const comecam = ({ chave, municipio }: Procuravel) => chave.startsWith(texto) || municipio.codigo.startsWith(texto);
  return [...achados.filter(comecam), ...achados.filter((achado) => !comecam(achado))]
    .slice(0, MAXIMO_LOOKUP)
    .map(({ municipio }) => municipio);
}

/** Treats `Manaus/AM`, `Manaus - AM` and `Manaus (AM)` as the same query. */
function semSeparadores(texto: string): string {
  return textoDeBusca(texto.replace(/[/()-]/g, ' '));
}

interface Procuravel {
  municipio: Municipio;
  /** The name in the form a search compares. */
  chave: string;
  busca: string;
}

/**
 * The municípios of the IBGE from the library, by name (docs/decisions/municipios.md). They stay on the server, and never go into
 * the browser bundle.
 */
const MUNICIPIOS: readonly Procuravel[] = getMunicipalities()
  .map(({ code, name, stateCode }) => ({ codigo: code, nome: name, uf: stateCode }))
  .map((municipio) => {
    const chave = semSeparadores(municipio.nome);
    return { municipio, chave, busca: `${municipio.codigo} ${chave} ${municipio.uf.toLowerCase()}` };
  });

const POR_CODIGO: ReadonlyMap<string, Municipio> = new Map(
  MUNICIPIOS.map(({ municipio }) => [municipio.codigo, municipio]),
);
