import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Banco } from '#server/db/banco.ts';
import { historico, historicoElo } from '#server/db/schema.ts';
import type { LinhaCrua } from './elo.ts';

/** A place in the chain and the line that stands in it; null where there is none any more. */
export interface EloLido {
  ordem: number;
  historicoId: string;
  hash: Uint8Array;
  linha: LinhaCrua | null;
}

/** The chain of a company in its order, a slice at a time. */
export async function* elosDaEmpresa(tx: Banco, empresaId: string): AsyncGenerator<EloLido> {
  let ultima = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const fatia = await tx
      .select({
        ordem: historicoElo.ordem,
        historicoId: historicoElo.historicoId,
        hash: sql<string>`encode(${historicoElo.hash}, 'hex')`,
        existe: historico.id,
        linha: sql<(string | null)[]>`array[${sql.join(CAMPOS, sql`, `)}]`,
      })
      .from(historicoElo)
      .leftJoin(
        historico,
        and(eq(historico.empresaId, historicoElo.empresaId), eq(historico.id, historicoElo.historicoId)),
      )
      .where(and(eq(historicoElo.empresaId, empresaId), gt(historicoElo.ordem, ultima)))
      .orderBy(asc(historicoElo.ordem))
      .limit(POR_FATIA);
    for (const { existe, linha, hash, ...elo } of fatia) {
      yield { ...elo, hash: Buffer.from(hash, 'hex'), linha: existe ? linha : null };
    }
    const fim = fatia.at(-1);
    if (!fim || fatia.length < POR_FATIA) return;
    ultima = fim.ordem;
  }
}

/** Lines that stand in no place of the chain. */
export async function linhasSemElo(tx: Banco, empresaId: string, limite: number): Promise<string[]> {
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

/** Every field, written as the trigger writes it. */
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
/** Some lines hold a whole declaration. */
const POR_FATIA = 200;
