import { and, eq, isNull } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci.ts';
import type { DciNovo } from '#lib/contracts/dci-campos.ts';
import type { Banco } from '#server/db/banco.ts';
import { importador, representante, representanteImportador } from '#server/db/schema-cadastros.ts';
import { dadosInvalidos } from '#server/erros.ts';

/** What a DCI points at. One deleted since may stay; a new one has to be there, and belong together. */
export function dciApontados(tx: Banco, empresaId: string) {
  return {
    /** The name of the industry. @throws {Recusa} 400 at the field. */
    async exigir(campos: DciNovo, antes: DciLido | null): Promise<string> {
      const [dono] = await tx
        .select({ razaoSocial: importador.razaoSocial, excluidoEm: importador.excluidoEm })
        .from(importador)
        .where(and(eq(importador.empresaId, empresaId), eq(importador.id, campos.importador.id)));
      if (!dono || (dono.excluidoEm && campos.importador.id !== antes?.importador.id)) {
        throw naoServe('importador.id', 'Esta indústria não existe ou foi excluída. Escolha outra.');
      }
      await exigirRepresentante(campos, antes);
      return dono.razaoSocial;
    },
  };

  async function exigirRepresentante({ representante: quem, importador: dono }: DciNovo, antes: DciLido | null) {
    if (!quem || quem.id === antes?.representante?.id) return;
    const [achado] = await tx
      .select({ seu: representanteImportador.importadorId })
      .from(representante)
      .leftJoin(
        representanteImportador,
        and(
          eq(representanteImportador.empresaId, empresaId),
          eq(representanteImportador.representanteId, representante.id),
          eq(representanteImportador.importadorId, dono.id),
        ),
      )
      .where(
        and(eq(representante.empresaId, empresaId), eq(representante.id, quem.id), isNull(representante.excluidoEm)),
      );
    if (!achado) throw naoServe('representante.id', 'Este representante não existe ou foi excluído. Escolha outro.');
    if (!achado.seu) throw naoServe('representante.id', 'Este representante não atua por esta indústria.');
  }
}

function naoServe(campo: string, frase: string) {
  return dadosInvalidos(frase, { [campo]: frase });
}
