import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProcessoConsulta } from '#lib/contracts/consultas/processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onePerDatabase } from '#server/platform/db/prepared.ts';
import { processo } from '#server/platform/db/schema-processo.ts';

export interface Pagina {
  limit: number;
  offset: number;
}

interface Chaves extends Pagina {
  filtro: SQL | undefined;
  ordem: SQL[];
}

/** Reads the keys of a page and the total, which is counted only when the page does not show where the result ends. */
export function chavesComTotal(tx: Database, { filtro, ordem, limit, offset }: Chaves) {
  const chaves = tx
    .select({ id: processo.id })
    .from(processo)
    .where(filtro)
    .orderBy(...ordem);
  const contados = tx.select({ total: count() }).from(processo).where(filtro);
  const lidas = sql`cardinality(pagina.ids)`;
  const [ate, desde] = [sql.raw(`${limit}`), sql.raw(`${offset}`)];
  const mostraOFim = offset === 0 ? sql`${lidas} < ${ate}` : sql`${lidas} > 0 and ${lidas} < ${ate}`;
  return (
    tx
      .select({
        ids: sql<string[]>`pagina.ids`,
        total: sql`case when ${mostraOFim} then ${desde} + ${lidas} else (${contados}) end`.mapWith(Number),
      })
      // Without the last offset PostgreSQL would read the page again for each mention of it.
      .from(sql`(select array(${chaves} limit ${ate} offset ${desde}) as ids offset 0) pagina`)
  );
}

/**
 * The first page of all processes or of one situação, in the order of their beginning; null for another one. PostgreSQL plans it once
 * for each connection. One plan serves every company and situação, because an index holds the filter and the order. No other page is
 * prepared: one plan for every text of a search would read all processes in their order.
 */
export function primeiraPaginaPreparada(tx: Database, consulta: ProcessoConsulta) {
  const { pagina, tamanho, ordem, situacao, ...resto } = consulta;
  const prepara =
    pagina === 1 && TAMANHOS.has(tamanho) && (ordem === 'criadoEm' || ordem === '-criadoEm') && semNada(resto);
  if (!prepara) return null;
  const sentido = ordem === 'criadoEm' ? asc : desc;
  const nome = ['processos', sentido.name, tamanho, ...(situacao ? ['da_situacao'] : [])].join('_');
  const feitas = preparadas(tx);
  const feita =
    feitas.get(nome) ??
    chavesComTotal(tx, {
      filtro: and(
        eq(processo.empresaId, sql.placeholder('empresaId')),
        isNull(processo.excluidoEm),
        situacao && eq(processo.situacao, sql.placeholder('situacao')),
      ),
      ordem: [sentido(processo.criadoEm), sentido(processo.id)],
      limit: tamanho,
      offset: 0,
    }).prepare(nome);
  feitas.set(nome, feita);
  return feita;
}

type Preparada = ReturnType<ReturnType<typeof chavesComTotal>['prepare']>;
const preparadas = onePerDatabase(() => new Map<string, Preparada>());

/** The sizes that a list offers. */
const TAMANHOS: ReadonlySet<number> = new Set([25, 50, 100]);

const semNada = (filtros: object): boolean =>
  Object.values(filtros).every((valor) => valor === undefined || valor === '');
