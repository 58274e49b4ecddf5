import { type SQL, sql } from 'drizzle-orm';
import type { ArestaDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { NOME_DA_LIGACAO, type TipoDaLinhagem, type TipoDeLigacao } from '#lib/domain/zfm/linhagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { seMostrado } from './ids.ts';

interface Ponta {
  tipo: TipoDaLinhagem;
  /** The ids with a node of their own; the rest of the level is one node. */
  mostrados: readonly string[];
}

/**
 * Computes the edges between two levels in the database. An edge to an id that is not shown leads to the node of the rest, once.
 * `linhas` has the columns `de`, `para` and `quantidade`.
 */
export async function arestasEntre(
  tx: Database,
  linhas: SQL,
  { de, para, tipo, rotulo = NOME_DA_LIGACAO[tipo] }: { de: Ponta; para: Ponta; tipo: TipoDeLigacao; rotulo?: string },
): Promise<ArestaDaLinhagem[]> {
  const pontas = sql`${seMostrado(sql`x.de`, de.mostrados)} as de, ${seMostrado(sql`x.para`, para.mostrados)} as para`;
  const lidas = await tx
    .select({
      de: sql<string | null>`y.de`,
      para: sql<string | null>`y.para`,
      quantidade: sql<DecimalTexto | null>`sum(y.quantidade)::numeric(30, 7)`,
    })
    .from(sql`(select ${pontas}, x.quantidade from (${linhas}) x) y`)
    .groupBy(sql`y.de, y.para`);
  return lidas.map((lida) => ({
    de: noDe(de.tipo, lida.de),
    para: noDe(para.tipo, lida.para),
    tipo,
    rotulo,
    // The node of the rest has no quantity: its members have different units.
    quantidade: lida.de !== null && lida.para !== null ? lida.quantidade : null,
  }));
}

const noDe = (tipo: TipoDaLinhagem, id: string | null) => `${tipo}:${id ?? 'mais'}`;
