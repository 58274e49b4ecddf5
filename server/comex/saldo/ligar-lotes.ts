import { and, eq, sql } from 'drizzle-orm';
import { textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { semImportador } from '#server/comex/cadastros/importador-apontado.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteLotesInPainel } from '#server/platform/db/note-in-painel.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { razaoRepository } from './razao-repository.ts';

/** Points the lotes of a text at the item the text is linked to now, or at none. */
export async function ligarLotesAoItem(tx: Database, empresaId: string, chave: string): Promise<void> {
  const lotes = await razaoRepository(tx, empresaId).travar(eq(saldoLote.chaveItem, chave));
  const [lote] = lotes;
  if (!lote) return;
  noteLotesInPainel(tx, empresaId, lotes);
  const texto = textoDoItem(lote);
  const vinculo = (await vinculoRepository(tx, empresaId, 'Item').vinculos([texto])).get(texto);
  const itemId = vinculo?.registro.id ?? null;
  await tx.execute(sql`
    update saldo_lote set item_id = ${itemId}::uuid
    where empresa_id = ${empresaId} and chave_item = ${chave} and item_id is distinct from ${itemId}::uuid`);
}

/** Links lotes to new importers by the declared CNPJ, when the declaration came before the importer was in the cadastro. */
export async function ligarLotesAoImportador(
  tx: Database,
  empresaId: string,
  importadores: readonly { id: string; cnpj: string }[],
): Promise<void> {
  const semDono = sql`${semImportador(saldoLote)} and ${oneOfThese(
    saldoLote.importadorCnpj,
    importadores.map(({ cnpj }) => cnpj),
  )}`;
  const lotes = await razaoRepository(tx, empresaId).travar(semDono);
  if (lotes.length === 0) return;
  noteLotesInPainel(tx, empresaId, lotes);
  await tx
    .update(saldoLote)
    .set({ importadorId: sql`novo.id::uuid` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(importadores)}::jsonb) as novo(id text, cnpj text)`)
    .where(and(eq(saldoLote.empresaId, empresaId), semDono, sql`novo.cnpj = ${saldoLote.importadorCnpj}`));
}
