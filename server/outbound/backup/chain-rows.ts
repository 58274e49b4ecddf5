import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { historico, historicoElo } from '#server/platform/db/schema/records.ts';
import type { RawRow } from './link.ts';
import { lerEmFatias } from './read-table.ts';

/** A place in the chain and its line of the history; `linha` is null when the line no longer exists. */
export interface LinkRead {
  ordem: number;
  historicoId: string;
  hash: Uint8Array;
  linha: RawRow | null;
}

/** Reads the chain of a company in order, through a cursor. Needs a transaction. */
export async function* elosDaEmpresa(tx: Database, empresaId: string): AsyncGenerator<LinkRead> {
  const lida = sql`json_build_array(${historicoElo.ordem}, ${historicoElo.historicoId},
    encode(${historicoElo.hash}, 'hex'), ${historico.id}, array[${sql.join(CAMPOS, sql`, `)}])::text`;
  const consulta = tx
    .select({ linha: lida.as('linha') })
    .from(historicoElo)
    .leftJoin(
      historico,
      and(eq(historico.empresaId, historicoElo.empresaId), eq(historico.id, historicoElo.historicoId)),
    )
    .where(eq(historicoElo.empresaId, empresaId))
    .orderBy(asc(historicoElo.ordem));
  for await (const fatia of lerEmFatias(tx, sql`${consulta}`)) {
    for (const escrita of fatia) {
      const [ordem, historicoId, hash, id, linha]: EloEscrito = JSON.parse(escrita);
      yield { ordem, historicoId, hash: Buffer.from(hash, 'hex'), linha: id ? linha : null };
    }
  }
}

type EloEscrito = [ordem: number, historicoId: string, hash: string, id: string | null, linha: RawRow];

/** The lines of the history that have no place in the chain. */
export async function rowsWithoutLink(tx: Database, empresaId: string, limite: number): Promise<string[]> {
  const soltas = await tx
    .select({ id: historico.id })
    .from(historico)
    .leftJoin(
      historicoElo,
      and(eq(historicoElo.empresaId, historico.empresaId), eq(historicoElo.historicoId, historico.id)),
    )
    .where(and(eq(historico.empresaId, empresaId), isNull(historicoElo.ordem)))
    .orderBy(asc(historico.id))
    .limit(limite);
  return soltas.map(({ id }) => id);
}

/** Every field, in the text form `historico_hash` uses. */
const CAMPOS = [
  sql`${historico.empresaId}::text`,
  sql`${historico.id}::text`,
  sql`${historico.recurso}`,
  sql`${historico.registroId}::text`,
  sql`${historico.acao}`,
  sql`${historico.antes}::text`,
  sql`${historico.depois}::text`,
  sql`${historico.motivo}`,
  sql`${historico.usuarioId}::text`,
  sql`(extract(epoch from ${historico.em}) * 1000000)::bigint::text`,
];
