import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { ItemAgregado } from './itens-das-linhas.ts';
import type { LinhaDaNota } from './linhas-das-notas.ts';
import type { ProdutoDaLinha } from './produtos-das-linhas.ts';

/** Writes into each line of the notas its modalidade and its item. All lines go in one statement. */
export async function gravarItensDasLinhas(
  tx: Database,
  empresaId: string,
  dciId: string,
  {
    linhas,
    produtos,
    itens,
  }: {
    linhas: readonly LinhaDaNota[];
    produtos: ReadonlyMap<string, ProdutoDaLinha>;
    itens: readonly ItemAgregado[];
  },
): Promise<void> {
  if (linhas.length === 0) return;
  const daLinha = new Map(
    itens.flatMap(({ chave, dcr, linhas: linhasDoItem }) =>
      linhasDoItem.map(({ id }) => [id, { item: chave, dcr_id: dcr?.id ?? null }] as const),
    ),
  );
  const valores = linhas.map(({ id, codigo }) => ({
    id,
    modalidade: produtos.get(codigo)?.modalidade ?? null,
    item: daLinha.get(id)?.item ?? null,
    dcr_id: daLinha.get(id)?.dcr_id ?? null,
  }));
  await tx.execute(sql`
    update dci_nota_item i set modalidade = novo.modalidade, item = novo.item, dcr_id = novo.dcr_id
    from json_to_recordset(${JSON.stringify(valores)}::json) as novo(id uuid, modalidade text, item text, dcr_id uuid)
    where i.empresa_id = ${empresaId} and i.dci_id = ${dciId} and i.id = novo.id`);
}
