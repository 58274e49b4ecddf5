import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Lugar } from './paises-do-mundo.ts';
import { AEROPORTOS, PORTOS } from './portos-de-origem.ts';
import type { ViaTransporte } from './via-transporte.ts';

/** A place cargo is put on board in. */
export interface Porto {
  /** UN/LOCODE; of an airport with `-AER`, for one code may be of both. */
  chave: string;
  tipo: 'PORTO' | 'AEROPORTO';
  nome: string;
  /** Of its country. */
  sigla: string;
  lugar: Lugar;
}

/** What is known of where a shipment began: free text of the papers, the country it came from, and how. */
export interface EmbarqueDeclarado {
  local: string | null;
  /** Two letters of ISO. */
  pais: string | null;
  via: ViaTransporte | null;
}

/**
 * The port or airport the text speaks of, by a name it has on papers or by its code; null where it names none that is known. Of places
 * of one name the one of the country of procedência is meant, and without that none; of a city's port and airport the one the cargo goes by.
 */
export function acharPorto({ local, pais, via }: EmbarqueDeclarado): Porto | null {
  const texto = comoPalavras(local ?? '');
  if (texto.trim() === '') return null;
  const achados = TODOS.flatMap((um) => {
    const nomes = um.nomes.filter((nome) => texto.includes(nome));
    if (um.iata === texto) nomes.push(um.iata);
    return nomes.length > 0 ? [{ porto: um.porto, exato: Math.max(...nomes.map((nome) => nome.length)) }] : [];
  });
  const doPais = achados.filter(({ porto }) => porto.sigla === pais);
  const possiveis = doPais.length > 0 ? doPais : achados;
  const maisExato = Math.max(...possiveis.map(({ exato }) => exato));
  const melhores = possiveis.filter(({ exato }) => exato === maisExato).map(({ porto }) => porto);
  if (new Set(melhores.map(({ sigla }) => sigla)).size > 1) return null;
  const tipo = via === '04' ? 'AEROPORTO' : 'PORTO';
  // An airport is by air alone; where it is the only one of that name the text may still mean the city.
  return melhores.find((um) => um.tipo === tipo) ?? melhores[0] ?? null;
}

/** Lower case without accents, a blank between words and at both ends: a name is found as whole words. */
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
