import { and, eq } from 'drizzle-orm';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { batched } from '#server/platform/db/batched.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apelido } from '#server/platform/db/schema/cadastros.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Holder } from '#server/platform/records/cadastro.ts';

/**
 * Reads and writes the apelidos of the records of a resource: other names under which documents call them. Deleted records have
 * none.
 */
function apelidoRepository(tx: Database, empresaId: string, recurso: string) {
  const doRecurso = and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, recurso));

  const liberar = batched<string, void>(tx, async (registros) => {
    await tx.delete(apelido).where(and(doRecurso, oneOfThese(apelido.registroId, registros)));
    return [];
  });
  const ocuparTodos = batched<{ chave: string; registroId: string }[], void>(tx, async (lugares) => {
    const linhas = lugares.flat().map((lugar) => ({ empresaId, recurso, ...lugar }));
    await bulkInsert(tx, apelido, linhas);
    return [];
  });
  const ocupar = async (registroId: string, nomes: readonly string[]): Promise<void> => {
    if (nomes.length > 0) await ocuparTodos(nomes.map((nome) => ({ chave: textoDeBusca(nome), registroId })));
  };
  const donosDe = batched<string[], { chave: string; registroId: string }[]>(tx, async (pedidos) => {
    const donos = await tx
      .select()
      .from(apelido)
      .where(and(doRecurso, oneOfThese(apelido.chave, pedidos.flat())));
    const porChave = new Map(donos.map((dono) => [dono.chave, dono]));
    return pedidos.map((chaves) => chaves.flatMap((chave) => porChave.get(chave) ?? []));
  });

  return {
    ocupar,
    liberar,

    /** Replaces the apelidos of a record. */
    async trocar(registroId: string, nomes: readonly string[]): Promise<void> {
      await liberar(registroId);
      await ocupar(registroId, nomes);
    },

    /** Returns the first of these names that belongs to another record, as written here. */
    async ocupado(nomes: readonly string[], registroId: string): Promise<{ id: string; nome: string } | null> {
      if (nomes.length === 0) return null;
      const porChave = new Map(nomes.map((nome) => [textoDeBusca(nome), nome]));
      const donos = await donosDe([...porChave.keys()]);
      const achado = donos.find((dono) => dono.registroId !== registroId);
      return achado ? { id: achado.registroId, nome: porChave.get(achado.chave) ?? achado.chave } : null;
    },
  };
}

interface ComApelidos {
  apelidos: readonly string[];
}

/** What a register does whose records have apelidos; `frase` refuses one that belongs to another record. */
export function comApelidos(recurso: string, frase: (nome: string) => string) {
  return (tx: Database, empresaId: string) => {
    const nomes = apelidoRepository(tx, empresaId, recurso);
    return {
      async ocupante({ apelidos }: ComApelidos, id: string): Promise<Holder | null> {
        const ocupado = await nomes.ocupado(apelidos, id);
        return ocupado && { id: ocupado.id, frase: frase(ocupado.nome) };
      },
      gravado: (id: string, { apelidos }: ComApelidos) => nomes.trocar(id, apelidos),
      excluido: nomes.liberar,
      restaurado: ({ id, apelidos }: ComApelidos & { id: string }) => nomes.ocupar(id, apelidos),
    };
  };
}
