import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representante, representanteImportador } from '#server/platform/db/schema/cadastros.ts';
import { invalidField } from '#server/platform/refusals.ts';

/** The industry and the representante that a DCI or DCR-E names. */
interface DaIndustria {
  importador: { id: string };
  representante: { id: string } | null;
}

/**
 * Checks the industry a document points at. An industry deleted later may stay; a newly chosen industry must exist.
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
 * Checks a newly chosen representante, who must exist and act for the industry. Whether the representante may sign on the day is
 * checked at signing.
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
