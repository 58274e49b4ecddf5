import { and, eq, inArray, ne } from 'drizzle-orm';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import type { Banco } from '#server/db/banco.ts';
import { apelido } from '#server/db/schema-cadastros.ts';

/** The names under which papers lead to the records of one resource; only those of records that are not deleted. */
export function apelidoRepository(tx: Banco, empresaId: string, recurso: string) {
  const doRecurso = and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, recurso));

  const liberar = async (registroId: string): Promise<void> => {
    await tx.delete(apelido).where(and(doRecurso, eq(apelido.registroId, registroId)));
  };
  const ocupar = async (registroId: string, nomes: readonly string[]): Promise<void> => {
    if (nomes.length === 0) return;
    await tx
      .insert(apelido)
      .values(nomes.map((nome) => ({ empresaId, recurso, chave: textoDeBusca(nome), registroId })));
  };

  return {
    ocupar,
    liberar,

    /** In place of those the record had. */
    async trocar(registroId: string, nomes: readonly string[]): Promise<void> {
      await liberar(registroId);
      await ocupar(registroId, nomes);
    },

    /** The first of these names that leads to another record, as it was given here. */
    async ocupado(nomes: readonly string[], registroId: string): Promise<{ id: string; nome: string } | null> {
      if (nomes.length === 0) return null;
      const porChave = new Map(nomes.map((nome) => [textoDeBusca(nome), nome]));
      const [achado] = await tx
        .select()
        .from(apelido)
        .where(and(doRecurso, inArray(apelido.chave, [...porChave.keys()]), ne(apelido.registroId, registroId)));
      return achado ? { id: achado.registroId, nome: porChave.get(achado.chave) ?? achado.chave } : null;
    },
  };
}
