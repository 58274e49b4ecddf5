import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { MAXIMO_LOOKUP } from '#lib/contracts/lookup.ts';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import type { Uf } from '#lib/domain/uf.ts';

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

/** Those whose code, name or UF hold what is asked, best first: the one of that code or name, those whose name begins so, the rest by name. */
export function procurarMunicipios(q: string): Municipio[] {
  const texto = semSeparadores(q);
  if (texto === '') return [];
  return MUNICIPIOS.filter(({ busca }) => busca.includes(texto))
    .map((achado) => ({ ...achado, lugar: lugarNaResposta(achado, texto) }))
    .sort((a, b) => a.lugar - b.lugar)
    .slice(0, MAXIMO_LOOKUP)
    .map(({ municipio }) => municipio);
}

function lugarNaResposta({ municipio, chave }: Procuravel, texto: string): number {
  if (municipio.codigo === texto || chave === texto) return 0;
  return chave.startsWith(texto) || municipio.codigo.startsWith(texto) ? 1 : 2;
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
