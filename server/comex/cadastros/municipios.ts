import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { MAXIMO_LOOKUP } from '#lib/contracts/lookup.ts';
import type { Uf } from '#lib/domain/aduana/uf.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

export interface Municipio {
  /** IBGE, seven digits. */
  codigo: string;
  nome: string;
  uf: Uf;
}

/** The município of an IBGE code; null when there is none. */
export function municipioDoCodigo(codigo: string): Municipio | null {
  return POR_CODIGO.get(codigo) ?? null;
}

/** Those that hold what is asked in code, name or UF: first those whose name or code begins so, each in the order of their names. */
export function procurarMunicipios(q: string): Municipio[] {
  const texto = semSeparadores(q);
  if (texto === '') return [];
  const achados = MUNICIPIOS.filter(({ busca }) => busca.includes(texto));
  const comecam = ({ chave, municipio }: Procuravel) => chave.startsWith(texto) || municipio.codigo.startsWith(texto);
  return [...achados.filter(comecam), ...achados.filter((achado) => !comecam(achado))]
    .slice(0, MAXIMO_LOOKUP)
    .map(({ municipio }) => municipio);
}

/** `Manaus/AM`, `Manaus - AM` and `Manaus (AM)` are one question. */
function semSeparadores(texto: string): string {
  return textoDeBusca(texto.replace(/[/()-]/g, ' '));
}

interface Procuravel {
  municipio: Municipio;
  /** Its name as it is compared. */
  chave: string;
  busca: string;
}

/** By name. Those of the IBGE as the library has them (docs/decisions/municipios.md); here, and never in the browser. */
const MUNICIPIOS: readonly Procuravel[] = getMunicipalities()
  .map(({ code, name, stateCode }) => ({ codigo: code, nome: name, uf: stateCode }))
  .map((municipio) => {
    const chave = semSeparadores(municipio.nome);
    return { municipio, chave, busca: `${municipio.codigo} ${chave} ${municipio.uf.toLowerCase()}` };
  });

const POR_CODIGO: ReadonlyMap<string, Municipio> = new Map(
  MUNICIPIOS.map(({ municipio }) => [municipio.codigo, municipio]),
);
