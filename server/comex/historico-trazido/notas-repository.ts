import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historicoNota, historicoNotaItem } from '#server/platform/db/schema/historico.ts';

/** Reads and writes the outgoing notas of intakes. */
export function notasRepository(tx: Database, empresaId: string) {
  const condicaoDaNota = (chave: string) => and(eq(historicoNota.empresaId, empresaId), eq(historicoNota.chave, chave));

  return {
    /** False when an intake has brought the nota before. */
    async inserir(historicoId: string, nota: NotaFiscal): Promise<boolean> {
      const { chave, numero, serie, emissao, emitente, situacao } = nota;
      const [inserida] = await tx
        .insert(historicoNota)
        .values({
          empresaId,
          id: uuidv7(),
          historicoId,
          chave,
          numero,
          serie,
          emissao,
          emitenteCnpj: emitente.cnpj,
          emitenteNome: emitente.nome,
          emitenteIe: emitente.ie || null,
          cancelada: situacao !== 'AUTORIZADA',
        })
        .onConflictDoNothing({ target: [historicoNota.empresaId, historicoNota.chave] })
        .returning({ id: historicoNota.id });
      if (!inserida) return false;
      const itens = nota.itens.map(({ nItem, codigo, descricao, ncm, cfop, unidade, ...valores }) => ({
        empresaId,
        notaId: inserida.id,
        nItem,
        codigo,
        descricao,
        ncm,
        cfop,
        unidade,
        quantidade: valores.quantidade,
        valorUnitario: valores.valorUnitario,
        valor: valores.valorTotal,
      }));
      if (itens.length > 0) await bulkInsert(tx, historicoNotaItem, itens);
      return true;
    },

    /** False when no intake has brought the nota. */
    async cancelar(chave: string): Promise<boolean> {
      const canceladas = await tx
        .update(historicoNota)
        .set({ cancelada: true })
        .where(condicaoDaNota(chave))
        .returning({ id: historicoNota.id });
      return canceladas.length > 0;
    },
  };
}
