import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { CADASTROS } from '#server/cadastros.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { registroDaDai } from '#server/comex/sefaz/registro-da-dai.ts';
import type { RowsAudit } from '#server/outbound/backup/audit.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { type Auditable, auditableOf } from '#server/platform/records/auditable.ts';
import { conferirSomas } from '#server/views/painel/conferir-somas.ts';

/**
 * Compares each record with what its history says of it last, each balance of stock with its movements, and the sums of the dashboard
 * with the rows they are of. A row that was changed past the product has no line in the history.
 */
export async function auditRows(tx: Database, empresaId: string): Promise<RowsAudit> {
  const audit: RowsAudit = { comparados: 0, naoComparados: 0, falhas: [] };
  for (const kind of KINDS) await auditRecords(tx, empresaId, kind, audit);
  audit.falhas.push(...(await wrongBalances(tx, empresaId)), ...(await wrongSums(tx, empresaId)));
  return audit;
}

const KINDS: readonly Auditable[] = [
  ...CADASTROS.map(({ auditar }) => auditar),
  auditableOf(registroDosItens),
  auditableOf(registroDaDai),
];

async function auditRecords(tx: Database, empresaId: string, cadastro: Auditable, audit: RowsAudit): Promise<void> {
  for await (const ids of recordsInHistory(tx, empresaId, cadastro.recurso)) {
    const told = await lastTold(tx, empresaId, cadastro.recurso, ids);
    for (const [id, fields] of told) {
      const result = await cadastro.comparar(tx, empresaId, id, fields);
      if (result === null) audit.naoComparados += 1;
      else audit.comparados += 1;
      if (result) audit.falhas.push(result);
    }
  }
}

async function* recordsInHistory(tx: Database, empresaId: string, recurso: string): AsyncGenerator<string[]> {
  for (let after: string | null = null; ; ) {
    const rows: { id: string }[] = await tx
      .selectDistinct({ id: historico.registroId })
      .from(historico)
      .where(
        and(
          eq(historico.empresaId, empresaId),
          eq(historico.recurso, recurso),
          after === null ? undefined : gt(historico.registroId, after),
        ),
      )
      .orderBy(asc(historico.registroId))
      .limit(AT_A_TIME);
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    after = rows.at(-1)?.id ?? null;
  }
}

/** The last value that the history has of each field, by record. */
async function lastTold(tx: Database, empresaId: string, recurso: string, ids: string[]) {
  const lines = await tx
    .select({ id: historico.registroId, depois: historico.depois })
    .from(historico)
    .where(and(eq(historico.empresaId, empresaId), eq(historico.recurso, recurso), inArray(historico.registroId, ids)))
    .orderBy(asc(historico.em), asc(historico.id));
  const told = new Map<string, Record<string, unknown>>();
  for (const { id, depois } of lines) told.set(id, { ...told.get(id), ...(depois as object | null) });
  return told;
}

/** Each balance is the sum of its movements, and each movement says the balance after it. */
async function wrongBalances(tx: Database, empresaId: string): Promise<string[]> {
  const somado = sql<string>`coalesce(sum(${saldoMovimento.quantidade}), 0)`;
  const lotes = await tx
    .select({ id: saldoLote.id, saldo: saldoLote.saldo, somado })
    .from(saldoLote)
    .leftJoin(
      saldoMovimento,
      and(eq(saldoMovimento.empresaId, saldoLote.empresaId), eq(saldoMovimento.loteId, saldoLote.id)),
    )
    .where(eq(saldoLote.empresaId, empresaId))
    .groupBy(saldoLote.empresaId, saldoLote.id, saldoLote.saldo)
    .having(sql`${saldoLote.saldo} <> ${somado}`)
    .orderBy(asc(saldoLote.id))
    .limit(SHOWN);
  return lotes.map(({ id, saldo, somado }) => `O lote ${id} diz ter ${saldo}, e os seus movimentos somam ${somado}.`);
}

async function wrongSums(tx: Database, empresaId: string): Promise<string[]> {
  const { fontes, somas } = await conferirSomas(tx, empresaId, SHOWN);
  return [
    ...fontes.map((id) => `O painel não soma o processo ou a entrada ${id} como estão hoje as suas linhas.`),
    ...somas.map((soma) => `A soma ${soma} do painel não é a das suas parcelas.`),
  ];
}

const AT_A_TIME = 200;
const SHOWN = 100;
