import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Question } from './question.ts';
import { type Candidate, rankOf, SHORTEST_NUMBER } from './relevance.ts';
import { byTrigram, firstLook, type SearchQuery, sampleRows } from './search-sql.ts';
import type { Source } from './source.ts';

/** A row that was found, and its relevance (relevance.ts). */
export interface Found<Tipo extends string> extends Candidate {
  tipo: Tipo;
  grau: number;
}

/**
 * The best rows of each source, best first; of many that are as good, the newest. Bounded whatever is asked for: the index of trigrams is asked
 * only for what a look at the newest rows and a sample of all have shown to be rare (docs/decisions/busca.md).
 */
export async function findRows<Tipo extends string>(
  tx: Database,
  fontes: readonly Source<Tipo>[],
  procura: SearchQuery,
): Promise<Found<Tipo>[]> {
  const achados = fontes.map((): Candidate[] => []);
  /** What a look at some of the sources has shown, kept; each look costs the database one statement. */
  const olhar = async <Vista extends SoAchados>(consultas: readonly (SQL | null)[]): Promise<Vista[]> => {
    const vistas = await lerVistas<Vista>(
      tx,
      consultas.filter((consulta) => consulta !== null),
    );
    for (const vista of vistas) achados[vista.fonte]?.push(...vista.achados, ...(vista.chamadas ?? []));
    return vistas;
  };

  const vistas = await olhar<PrimeiraVista>(fontes.map((fonte, ordem) => firstLook(fonte, ordem, procura)));
  const abertas = new Set(
    vistas.some((vista) => foiIdentificado(vista, procura.pergunta))
      ? []
      : vistas.filter((vista) => faltaVer(vista, procura)).map((vista) => vista.fonte),
  );
  const amostras = await olhar<Amostra>(
    fontes.map((fonte, ordem) => (abertas.has(ordem) ? sampleRows(fonte, ordem, procura) : null)),
  );
  await olhar(
    amostras.map((amostra) => {
      const fonte = fontes[amostra.fonte];
      const termos = paraOIndice(procura.pergunta, amostra);
      return fonte && termos ? byTrigram(fonte, amostra.fonte, procura, termos) : null;
    }),
  );
  return fontes.flatMap(({ tipo }, ordem) =>
    emOrdem(
      (achados[ordem] ?? []).map((achado) => ({ ...achado, tipo, grau: rankOf(achado, procura.pergunta) })),
    ).slice(0, procura.maximo),
  );
}

interface SoAchados {
  /** The index of its source. */
  fonte: number;
  achados: Candidate[];
  chamadas?: Candidate[];
}

interface PrimeiraVista extends SoAchados {
  /** The newest rows were the whole table. */
  completa: boolean;
  chamadas: Candidate[];
}

interface Amostra extends SoAchados {
  /** In how many rows of the sample each term is. */
  frequencias: number[];
}

/** Punctuation and single letters are in no index. */
function faltaVer({ completa, achados, chamadas }: PrimeiraVista, { pergunta, maximo }: SearchQuery): boolean {
  if (completa || achados.length >= maximo || chamadas.length >= maximo) return false;
  return pergunta.termos.some((termo) => TRIGRAMA.test(termo));
}

/** Who has typed a whole number means the one it is of: where else it is a part of something is told by the newest rows alone. */
function foiIdentificado({ chamadas }: PrimeiraVista, pergunta: Question): boolean {
  const numero = pergunta.semMascara ?? pergunta.texto;
  return numero.length >= SHORTEST_NUMBER && /\d/.test(numero) && chamadas.some(({ proprio }) => proprio);
}

/** Hits in the sample that show a text to be in thousands of rows: those at hand answer. */
const FREQUENTE = 3;

/** The terms to ask the index for: the rarest alone where it is rare, for the others cost more than they spare; null for none. */
function paraOIndice({ termos, semMascara }: Question, { achados, frequencias }: Amostra): string[] | null {
  if (achados.length >= FREQUENTE) return null;
  const indexaveis = termos
    .map((termo, ordem) => ({ termo, frequencia: frequencias[ordem] ?? 0 }))
    .filter(({ termo }) => TRIGRAMA.test(termo))
    .sort(
      (termoIndexavel, outro) =>
        termoIndexavel.frequencia - outro.frequencia || outro.termo.length - termoIndexavel.termo.length,
    );
  const [raro] = indexaveis;
  if (!raro || (semMascara && !TRIGRAMA.test(semMascara))) return null;
  return raro.frequencia < RARO ? [raro.termo] : indexaveis.map(({ termo }) => termo);
}

/** Rows of the sample below which a term is sooner read row by row than met with others in the index. */
const RARO = 6;

const TRIGRAMA = /[\p{L}\p{N}]{3}/u;

/** Best first, each once; of those that are as good, the newest. */
function emOrdem<Tipo extends string>(encontrados: readonly Found<Tipo>[]): Found<Tipo>[] {
  const ordenados = encontrados.toSorted(
    (achado, outro) => achado.grau - outro.grau || (achado.id < outro.id ? 1 : -1),
  );
  return [...new Map(ordenados.toReversed().map((achado) => [achado.id, achado])).values()].reverse();
}

async function lerVistas<Vista extends SoAchados>(tx: Database, consultas: readonly SQL[]): Promise<Vista[]> {
  if (consultas.length === 0) return [];
  const unidas = sql.join([...consultas], sql` union all `);
  // The three looks have columns of their own; each reads those of its own.
  const linhas = await tx.select({ vista: sql<Vista>`to_json(x)` }).from(sql`(${unidas}) x`);
  return linhas.map(({ vista }) => vista);
}
