import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representante, representanteImportador } from '#server/platform/db/schema-cadastros.ts';
import { invalidField } from '#server/platform/refusals.ts';

/** What a DCI and a DCR-E say of whose they are and who signs. */
interface DaIndustria {
  importador: { id: string };
  representante: { id: string } | null;
}

/**
 * The industry a document points at. One deleted since may stay; a new one has to be there.
 * @throws {Refusal} 400 at the field.
 */
export async function exigirIndustria(
  tx: Database,
  empresaId: string,
  campos: DaIndustria,
  antes: DaIndustria | null,
): Promise<{ cnpj: string; razaoSocial: string }> {
  const { id } = campos.importador;
  const [achada] = await tx
    .select({ cnpj: importador.cnpj, razaoSocial: importador.razaoSocial, excluidoEm: importador.excluidoEm })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, id)));
  if (!achada || (achada.excluidoEm && id !== antes?.importador.id)) {
    throw invalidField('importador.id', 'Esta indústria não existe ou foi excluída. Escolha outra.');
  }
  return achada;
}

/**
 * Who is to sign, where that is another than before: there, and acting for the industry. Whether they may on the day is asked on signing.
 * @throws {Refusal} 400 at the field.
 */
export async function exigirRepresentanteDaIndustria(
  tx: Database,
  empresaId: string,
  { representante: quem, importador: dono }: DaIndustria,
  antes: DaIndustria | null,
): Promise<void> {
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
  if (!achado) {
    throw invalidField('representante.id', 'Este representante não existe ou foi excluído. Escolha outro.');
  }
  if (!achado.seu) throw invalidField('representante.id', 'Este representante não atua por esta indústria.');
}
