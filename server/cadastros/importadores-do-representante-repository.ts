import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { RepresentanteLido } from '#lib/contracts/representante.ts';
import type { Banco } from '#server/db/banco.ts';
import { importador, representanteImportador } from '#server/db/schema-cadastros.ts';
import { dadosInvalidos } from '#server/erros.ts';

type Importador = RepresentanteLido['importadores'][number];

/** For whom representatives may act. An importer deleted since stays on the list, marked, so that bringing it back brings all back. */
export function importadoresDoRepresentanteRepository(tx: Banco, empresaId: string) {
  const daEmpresa = eq(representanteImportador.empresaId, empresaId);

  const de = async (representantes: string[]): Promise<Map<string, Importador[]>> => {
    if (representantes.length === 0) return new Map();
    const linhas = await tx
      .select({
        representanteId: representanteImportador.representanteId,
        id: importador.id,
        cnpj: importador.cnpj,
        razaoSocial: importador.razaoSocial,
        excluidoEm: importador.excluidoEm,
      })
      .from(representanteImportador)
      .innerJoin(
        importador,
        and(eq(importador.empresaId, empresaId), eq(importador.id, representanteImportador.importadorId)),
      )
      .where(and(daEmpresa, inArray(representanteImportador.representanteId, representantes)))
      .orderBy(asc(representanteImportador.ordem));
    const porRepresentante = Map.groupBy(linhas, ({ representanteId }) => representanteId);
    return new Map([...porRepresentante].map(([representante, seus]) => [representante, seus.map(lido)]));
  };

  /** Those the list has had may stay, deleted or not; a new one has to be there. */
  const exigir = async (novos: { id: string }[], antigos: readonly { id: string }[]): Promise<void> => {
    const ids = novos.map(({ id }) => id);
    const daquiESemExclusao = and(
      eq(importador.empresaId, empresaId),
      isNull(importador.excluidoEm),
      inArray(importador.id, ids),
    );
    const achados = await tx.select({ id: importador.id }).from(importador).where(daquiESemExclusao);
    const servem = new Set([...antigos, ...achados].map(({ id }) => id));
    const lugar = ids.findIndex((id) => !servem.has(id));
    if (lugar < 0) return;
    const frase = 'Este importador não existe ou foi excluído. Escolha outro.';
    throw dadosInvalidos(frase, { [`importadores.${lugar}.id`]: frase });
  };

  return {
    /** By representative, in the order they were given. */
    de,

    /**
     * In place of those the representative had.
     * @throws {Recusa} 400 at the line of one that is not there.
     */
    async trocar(representanteId: string, novos: { id: string }[]): Promise<void> {
      if (novos.length > 0) await exigir(novos, (await de([representanteId])).get(representanteId) ?? []);
      await tx
        .delete(representanteImportador)
        .where(and(daEmpresa, eq(representanteImportador.representanteId, representanteId)));
      if (novos.length === 0) return;
      await tx
        .insert(representanteImportador)
        .values(novos.map(({ id }, ordem) => ({ empresaId, representanteId, importadorId: id, ordem })));
    },
  };
}

function lido({ id, cnpj, razaoSocial, excluidoEm }: Omit<Importador, 'excluido'> & { excluidoEm: Date | null }) {
  return { id, cnpj, razaoSocial, excluido: excluidoEm !== null };
}
