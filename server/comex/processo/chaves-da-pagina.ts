import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ProcessoConsulta } from '#lib/contracts/consultas/processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onePerDatabase } from '#server/platform/db/prepared.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { linhasDe } from './linhas-da-lista.ts';

export interface Pagina {
  limit: number;
  offset: number;
}

interface Chaves extends Pagina {
  filtro: SQL | undefined;
  ordem: SQL[];
}

/** Reads the keys of a page and the total. */
export function chavesComTotal(tx: Database, chaves: Chaves) {
  return tx
    .select({ ids: sql<string[]>`pagina.ids`, total: sql`pagina.total`.mapWith(Number) })
    .from(sql`${paginaContada(tx, chaves)} pagina`);
}

/** The keys and the total, which is counted only when the page does not show where the result ends. */
function paginaContada(tx: Database, { filtro, ordem, limit, offset }: Chaves): SQL {
  const chaves = tx
    .select({ id: processo.id })
    .from(processo)
    .where(filtro)
    .orderBy(...ordem);
  const contados = tx.select({ total: count() }).from(processo).where(filtro);
  const quantas = sql`cardinality(lida.ids)`;
  const [ate, desde] = [sql.raw(`${limit}`), sql.raw(`${offset}`)];
  const mostraOFim = offset === 0 ? sql`${quantas} < ${ate}` : sql`${quantas} > 0 and ${quantas} < ${ate}`;
  // Without the offsets of 0 PostgreSQL would read the page, and count, again for each mention of them.
  return sql`(select lida.ids, case when ${mostraOFim} then ${desde} + ${quantas} else (${contados}) end as total
    from (select array(${chaves} limit ${ate} offset ${desde}) as ids offset 0) lida offset 0)`;
}

/**
 * The first page of all processes or of one situação, in the order of their beginning, with its rows; null for another one. PostgreSQL
 * plans it once for each connection. One plan serves every company and situação, because an index holds the filter and the order. No
 * other page is prepared: one plan for every text of a search would read all processes in their order.
 */
export function primeiraPaginaPreparada(tx: Database, consulta: ProcessoConsulta) {
  const { pagina, tamanho, ordem, situacao, ...resto } = consulta;
  const prepara =
    pagina === 1 && TAMANHOS.has(tamanho) && (ordem === 'criadoEm' || ordem === '-criadoEm') && semNada(resto);
  if (!prepara) return null;
  const sentido = ordem === 'criadoEm' ? asc : desc;
  const nome = ['processos', sentido.name, tamanho, ...(situacao ? ['da_situacao'] : [])].join('_');
  const feitas = preparadas(tx);
  const feita = feitas.get(nome) ?? preparar(tx, nome, { sentido, tamanho, deSituacao: situacao !== undefined });
  feitas.set(nome, feita);
  return feita;
}

interface PrimeiraPagina {
  sentido: typeof asc;
  tamanho: number;
  deSituacao: boolean;
}

function preparar(tx: Database, nome: string, { sentido, tamanho, deSituacao }: PrimeiraPagina) {
  const ordem = [sentido(processo.criadoEm), sentido(processo.id)];
  const filtro = and(
    eq(processo.empresaId, hiddenFromPlanner('empresaId', 'uuid')),
    PROCESSO_REAL,
    deSituacao ? eq(processo.situacao, hiddenFromPlanner('situacao', 'text')) : undefined,
  );
  return linhasDe(tx, paginaContada(tx, { filtro, ordem, limit: tamanho, offset: 0 }))
    .orderBy(...ordem)
    .prepare(nome);
}

/**
 * A value that PostgreSQL does not look at while it plans. Otherwise it would compare the plan for any value with one for this value,
 * find the latter cheaper for whatever is rarer than the mean, and plan anew for every page.
 */
const hiddenFromPlanner = (nome: string, tipo: 'uuid' | 'text') =>
  sql`(select ${sql.placeholder(nome)}::${sql.raw(tipo)})`;

type Preparada = ReturnType<typeof preparar>;
const preparadas = onePerDatabase(() => new Map<string, Preparada>());

/** The sizes that a list offers. */
const TAMANHOS: ReadonlySet<number> = new Set([25, 50, 100]);

const semNada = (filtros: object): boolean =>
  Object.values(filtros).every((valor) => valor === undefined || valor === '');
