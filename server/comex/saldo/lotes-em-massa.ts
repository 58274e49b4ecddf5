import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { razaoRepository } from './razao-repository.ts';
import { recusaDaRetirada } from './regras-da-entrada.ts';

// A declaration may have eighteen thousand lotes. Here they are changed where they are: none is read into memory.

/** Locks the lotes of processes in the order of every transaction, and returns their ids by process. */
export async function travarLotesDos(
  tx: Database,
  empresaId: string,
  processoIds: readonly string[],
): Promise<Map<string, string[]>> {
  const travados = await tx
    .select({ id: saldoLote.id, processoId: sql<string>`${saldoLote.processoId}` })
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.processoId, processoIds)))
    .orderBy(
      asc(saldoLote.dataDesembaraco),
      asc(saldoLote.numeroDeclaracao),
      asc(saldoLote.adicao),
      asc(saldoLote.item),
    )
    .for('update');
  const porProcesso = Map.groupBy(travados, ({ processoId }) => processoId);
  return new Map(
    [...porProcesso].map(([processoId, lotesDoProcesso]) => [processoId, lotesDoProcesso.map(({ id }) => id)]),
  );
}

/** Why the locked lotes of a process may not leave the stock; null when nothing but its paper moved them. */
export async function recusaDaRetiradaDe(tx: Database, empresaId: string, processoId: string): Promise<string | null> {
  const usados = await tx
    .selectDistinct({ id: sql<string>`l.id` })
    .from(sql`saldo_lote l join saldo_movimento m on m.empresa_id = l.empresa_id and m.lote_id = l.id`)
    .where(sql`l.empresa_id = ${empresaId} and l.processo_id = ${processoId} and ${DE_PE} and not ${DO_PAPEL}`);
  const ids = usados.map(({ id }) => id);
  if (ids.length === 0) return null;
  const razao = razaoRepository(tx, empresaId);
  return recusaDaRetirada(await razao.travar(oneOfThese(saldoLote.id, ids)), await razao.movimentos(ids));
}

/**
 * Takes the locked lotes of a process out of stock: each standing movement of its paper is reversed, the last one first, as
 * `estornosDaEntrada` does it. Other requests are answered between two slices.
 * @throws {Refusal} 422 when a lote was used.
 */
export async function retirarLotesDo(
  tx: Database,
  empresaId: string,
  { processoId, ids, motivo, por }: { processoId: string; ids: readonly string[]; motivo: string; por: Assinatura },
): Promise<void> {
  const recusa = await recusaDaRetiradaDe(tx, empresaId, processoId);
  if (recusa) throw againstRule(recusa);
  noteInPainel(tx, empresaId, [processoId]);
  const data = today({ agora: () => por.em });
  for (let de = 0; de < ids.length; de += FATIA) {
    const fatia = sql.param(ids.slice(de, de + FATIA));
    await tx.execute(sql`
      with em_pe as (
        select m.id, m.lote_id, m.quantidade, l.saldo, row_number() over ao_contrario as vez,
          sum(m.quantidade) over ao_contrario as soma,
          (select max(u.ordem) from saldo_movimento u where u.empresa_id = l.empresa_id and u.lote_id = l.id) as ultima
        from saldo_lote l join saldo_movimento m on m.empresa_id = l.empresa_id and m.lote_id = l.id
        where l.empresa_id = ${empresaId} and l.id = any(${fatia}::uuid[]) and m.lote_id = any(${fatia}::uuid[])
          and ${DE_PE} and ${DO_PAPEL} and ${DENTRO}
        window ao_contrario as (partition by m.lote_id order by m.ordem desc)
      ), estornos as (
        insert into saldo_movimento (empresa_id, id, lote_id, ordem, tipo, quantidade, saldo, data, documento, documento_id,
          estorno_de, motivo, em, usuario_id)
        select ${empresaId}::uuid, gen_random_uuid(), lote_id, ultima + vez, 'ESTORNO', -quantidade, saldo - soma, ${data}::date,
          'PROCESSO', ${processoId}::uuid, id, ${motivo}, ${por.em.toISOString()}::timestamptz, ${por.usuarioId}::uuid
        from em_pe
      )
      update saldo_lote l set saldo = l.saldo - fora.soma
      from (select lote_id, sum(quantidade) as soma from em_pe group by lote_id) fora
      where l.empresa_id = ${empresaId} and l.id = fora.lote_id`);
  }
}

/** Which of these lotes are in stock: they came in, and no estorno reversed their entry. */
export async function lotesDentro(
  tx: Database,
  empresaId: string,
  processoIds: readonly string[],
): Promise<Set<string>> {
  const dentro = await tx
    .select({ id: sql<string>`l.id` })
    .from(sql`saldo_lote l`)
    .where(
      sql`l.empresa_id = ${empresaId} and l.processo_id = any(${sql.param([...processoIds])}::uuid[]) and ${DENTRO}`,
    );
  return new Set(dentro.map(({ id }) => id));
}

// The rules of regras-da-entrada.ts in SQL, of a lote `l` and its movement `m`.
const DE_PE: SQL = sql`(m.tipo <> 'ESTORNO' and not exists (
  select 1 from saldo_movimento e where e.empresa_id = m.empresa_id and e.estorno_de = m.id))`;
const DO_PAPEL: SQL = sql`(m.tipo = 'ENTRADA' or (m.tipo = 'AJUSTE' and m.documento is not null and m.documento <> 'DCI'))`;
const DENTRO: SQL = sql`exists (
  select 1 from saldo_movimento n
  where n.empresa_id = l.empresa_id and n.lote_id = l.id and n.tipo = 'ENTRADA' and not exists (
    select 1 from saldo_movimento e where e.empresa_id = n.empresa_id and e.estorno_de = n.id))`;

/** Lotes per statement. */
const FATIA = 500;
