import { type SQL, sql } from 'drizzle-orm';
import type { LinhagemConsulta } from '#lib/contracts/views/linhagem.ts';
import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';

/** @throws {Refusal} 404 when the company has no such record. */
export async function exigirFoco(tx: Database, empresaId: string, { tipo, id }: LinhagemConsulta): Promise<void> {
  const { tabela, oQue } = FOCOS[tipo];
  const achados = await tx
    .select({ id: sql<string>`x.id` })
    .from(sql`(select id from ${tabela} where empresa_id = ${empresaId} and id = ${id}) x`);
  if (achados.length === 0) throw notFound(oQue);
}

const FOCOS: Readonly<Record<TipoDaLinhagem, { tabela: SQL; oQue: string }>> = {
  PO: { tabela: sql`pedido`, oQue: 'Esta PO' },
  PROCESSO: { tabela: sql`processo`, oQue: 'Este processo' },
  LOTE: { tabela: sql`saldo_lote`, oQue: 'Este item de DI' },
  COMPONENTE: { tabela: sql`dcr_componente`, oQue: 'Este componente' },
  DCR: { tabela: sql`dcr`, oQue: 'Este DCR-E' },
  DCI: { tabela: sql`dci`, oQue: 'Esta DCI' },
  NOTA: { tabela: sql`dci_nota`, oQue: 'Esta nota' },
};
