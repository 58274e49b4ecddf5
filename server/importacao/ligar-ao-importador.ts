import { sql } from 'drizzle-orm';
import type { Banco } from '#server/db/banco.ts';
import { emLote } from '#server/db/em-lote.ts';
import { ligarLotesAoImportador } from '#server/saldo/ligar-lotes.ts';

interface Declarado {
  id: string;
  cnpj: string;
}

/**
 * Processes whose declaration came before its importer was in the cadastro point at him from when he is, by the CNPJ that was declared;
 * which many may ask at once. Whoever has one of them open is told that it moved on. What came into stock by them is his too.
 */
export function ligarAoImportador(tx: Banco, empresaId: string): (importador: Declarado) => Promise<void> {
  return emLote<Declarado, void>(tx, async (importadores) => {
    await tx.execute(sql`
      update processo p set importador_id = novo.id::uuid, versao = p.versao + 1
      from declaracao d, jsonb_to_recordset(${JSON.stringify(importadores)}::jsonb) as novo(id text, cnpj text)
      where p.empresa_id = ${empresaId} and p.importador_id is null
        and d.empresa_id = p.empresa_id and d.processo_id = p.id and d.importador_numero = novo.cnpj`);
    await ligarLotesAoImportador(tx, empresaId, importadores);
    return [];
  });
}
