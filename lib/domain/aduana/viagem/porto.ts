import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Lugar } from './paises-do-mundo.ts';
import { AEROPORTOS, PORTOS } from './portos-de-origem.ts';
import type { ViaTransporte } from './via-transporte.ts';

/** A place where cargo is loaded. */
export interface Porto {
  /** UN/LOCODE, plus `-AER` for an airport, since a port and an airport may share one code. */
  chave: string;
  tipo: 'PORTO' | 'AEROPORTO';
  nome: string;
  /** ISO code of the country. */
  sigla: string;
  lugar: Lugar;
}

/** Known data about the start of a shipment: free text of the documents, country of procedência and mode of transport. */
export interface EmbarqueDeclarado {
  local: string | null;
  /** ISO code, two letters. */
  pais: string | null;
  via: ViaTransporte | null;
}

/**
 * Finds the port or airport a text names, by code or by any known name; null if there is none. Several places may share a
 * name. The country of procedência then decides, and places of different countries give null. Between a port and an airport of one
 * city, the mode of transport decides.
 */
export function acharPorto({ local, pais, via }: EmbarqueDeclarado): Porto | null {
  const texto = comoPalavras(local ?? '');
  if (texto.trim() === '') return null;
  const achados = TODOS.flatMap((candidato) => {
    const nomes = candidato.nomes.filter((nome) => texto.includes(nome));
    if (candidato.iata === texto) nomes.push(candidato.iata);
    return nomes.length > 0 ? [{ porto: candidato.porto, exato: Math.max(...nomes.map((nome) => nome.length)) }] : [];
  });
  const doPais = achados.filter(({ porto }) => porto.sigla === pais);
  const possiveis = doPais.length > 0 ? doPais : achados;
  const maisExato = Math.max(...possiveis.map(({ exato }) => exato));
  const melhores = possiveis.filter(({ exato }) => exato === maisExato).map(({ porto }) => porto);
  if (new Set(melhores.map(({ sigla }) => sigla)).size > 1) return null;
  const tipo = via === '04' ? 'AEROPORTO' : 'PORTO';
  // An airport serves cargo by air alone. If only an airport has the name, the text may still mean the city.
  return melhores.find((porto) => porto.tipo === tipo) ?? melhores[0] ?? null;
}

/** Lower case, no accents, one blank between words and at both ends, so that `includes` matches whole words only. */
function comoPalavras(texto: string): string {
  return ` ${textoDeBusca(texto.replace(/[^\p{L}\d]+/gu, ' '))} `;
}

const TODOS = [...PORTOS.map(emPorto('PORTO')), ...AEROPORTOS.map(emPorto('AEROPORTO'))];

function emPorto(tipo: Porto['tipo']) {
  return ([codigo, nome, lat, lon, outros = '']: (typeof PORTOS)[number]) => {
    const apelidos = outros.split('|').filter(Boolean);
    const iata = tipo === 'AEROPORTO' ? apelidos.shift() : undefined;
    const sigla = codigo.slice(0, 2);
    const porto: Porto = {
      chave: tipo === 'PORTO' ? codigo : `${codigo}-AER`,
      tipo,
      nome,
      sigla,
      lugar: { lat, lon },
    };
    return {
      porto,
      nomes: [nome, codigo, `${sigla} ${codigo.slice(2)}`, ...apelidos].map(comoPalavras),
      iata: iata && comoPalavras(iata),
    };
  };
}
