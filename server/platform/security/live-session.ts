import { type AnyColumn, and, eq, exists, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { DURACAO_SESSAO_MS } from '#lib/domain/acesso/sessao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onePerDatabase } from '#server/platform/db/prepared.ts';
import { sessao } from '#server/platform/db/schema/access.ts';
import { aplicativoDeCodigos, chaveDeAcesso, empresa, usuario } from '#server/platform/db/schema/core.ts';
import type { Caller } from './caller.ts';
import type { Proofs } from './proof.ts';

/** Whose session this is; null when it has ended, was revoked, or its person was deactivated. */
export async function liveSession(db: Database, tokenHash: Uint8Array, agora: Date): Promise<LiveSession | null> {
  const [linha] = await donoDaSessao(db).execute({ tokenHash, agora, ate: maisLonge(agora) });
  return linha ?? null;
}

export interface LiveSession extends Caller, Proofs {
  /** Whether the company demands a second factor and the person has none. */
  faltaSegundoFator: boolean;
  /** Whether the company is a sample (docs/decisions/empresa-de-exemplo.md). */
  exemplo: boolean;
  /** Minutes without a gesture after which it ends; null where the company sets no limit. */
  minutosDeInatividade: number | null;
  usadaEm: Date | null;
}

/** Which of these sessions are alive, as hexadecimal hashes. */
export async function liveSessions(db: Database, hashes: readonly string[], agora: Date): Promise<Set<string>> {
  const hash = sql<string>`encode(${sessao.tokenHash}, 'hex')`;
  const vivas = await db
    .select({ hash })
    .from(sessao)
    .innerJoin(usuario, and(eq(usuario.empresaId, sessao.empresaId), eq(usuario.id, sessao.usuarioId)))
    .where(
      and(
        sql`${sessao.tokenHash} in (select decode(um, 'hex') from unnest(${sql.param([...hashes])}::text[]) um)`,
        isLive(agora),
        isNull(usuario.desativadoEm),
      ),
    );
  return new Set(vivas.map((viva) => viva.hash));
}

/** A session that was begun while the clock was far ahead is refused too: with the clock set right it would last until that day. */
const maisLonge = (agora: Date) => new Date(agora.getTime() + 2 * DURACAO_SESSAO_MS);

const vivaEntre = (agora: Date | SQL, ate: Date | SQL) =>
  and(gt(sessao.expiraEm, agora), lte(sessao.expiraEm, ate), isNull(sessao.revogadaEm), notIdle(agora));

/** False for a session that nobody used by hand for as long as its company allows. */
const notIdle = (agora: Date | SQL): SQL => {
  const instante = agora instanceof Date ? sql.param(agora, sessao.usadaEm) : agora;
  return sql`not exists (select 1 from ${empresa} dela where dela.empresa_id = ${sessao.empresaId} and ${sessao.usadaEm} + make_interval(mins => dela.minutos_de_inatividade) <= ${instante})`;
};

export const isLive = (agora: Date) => vivaEntre(agora, maisLonge(agora));

/** Prepared once for each database: every request runs it. */
const donoDaSessao = onePerDatabase((db) => {
  const valor = (nome: string, coluna: AnyColumn) => sql`${sql.param(sql.placeholder(nome), coluna)}`;
  return db
    .select({
      empresaId: sessao.empresaId,
      usuarioId: sessao.usuarioId,
      faltaSegundoFator: missesSecondFactor(db),
      exemplo: empresa.exemplo,
      minutosDeInatividade: empresa.minutosDeInatividade,
      usadaEm: sessao.usadaEm,
      senhaProvadaEm: sessao.senhaProvadaEm,
      fatorProvadoEm: sessao.fatorProvadoEm,
    })
    .from(sessao)
    .innerJoin(usuario, and(eq(usuario.empresaId, sessao.empresaId), eq(usuario.id, sessao.usuarioId)))
    .innerJoin(empresa, eq(empresa.empresaId, sessao.empresaId))
    .where(
      and(
        eq(sessao.tokenHash, valor('tokenHash', sessao.tokenHash)),
        vivaEntre(valor('agora', sessao.expiraEm), valor('ate', sessao.expiraEm)),
        isNull(usuario.desativadoEm),
      ),
    )
    .prepare('dono_da_sessao');
});

/** Notes that somebody used a session by hand. */
export async function noteUse(db: Database, tokenHash: Uint8Array, agora: Date): Promise<void> {
  await db.update(sessao).set({ usadaEm: agora }).where(eq(sessao.tokenHash, tokenHash));
}

/** Asks for the factors only where the company demands one. A sample company cannot: nobody has a factor there. */
function missesSecondFactor(db: Database): SQL<boolean> {
  return sql<boolean>`case when ${empresa.exigeSegundoFator} and not ${empresa.exemplo} then not ${hasFactor(db)} else false end`;
}

/** Whether the person of a session has a second factor. */
export async function hasSecondFactor(db: Database, tokenHash: Uint8Array): Promise<boolean> {
  const [linha] = await db
    .select({ tem: hasFactor(db) })
    .from(sessao)
    .where(eq(sessao.tokenHash, tokenHash));
  return linha?.tem ?? false;
}

function hasFactor(db: Database): SQL<boolean> {
  const aplicativo = db
    .select({ um: sql`1` })
    .from(aplicativoDeCodigos)
    .where(
      and(
        eq(aplicativoDeCodigos.empresaId, sessao.empresaId),
        eq(aplicativoDeCodigos.usuarioId, sessao.usuarioId),
        isNotNull(aplicativoDeCodigos.confirmadoEm),
      ),
    );
  const chave = db
    .select({ um: sql`1` })
    .from(chaveDeAcesso)
    .where(and(eq(chaveDeAcesso.empresaId, sessao.empresaId), eq(chaveDeAcesso.usuarioId, sessao.usuarioId)));
  return sql<boolean>`(${exists(aplicativo)} or ${exists(chave)})`;
}
