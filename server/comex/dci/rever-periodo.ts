import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import { notasInternadas } from './notas-internadas.ts';

/**
 * Moves notas in and out after the month of a DCI changes. Notas of the new month come in, unless another DCI has them. Notas of
 * the former month go out.
 */
export async function reverPeriodo(
  tx: Database,
  empresaId: string,
  { id, raizId }: { id: string; raizId: string },
  { tipo, competencia }: Pick<DciNovo, 'tipo' | 'competencia'>,
): Promise<void> {
  const notas = notasInternadas(tx, empresaId);
  const doMes = sql`coalesce(${dciNota.saida}, ${dciNota.emissao})::text like ${`${competencia ?? ''}%`}`;
  const condicao = and(eq(dciNota.empresaId, empresaId), eq(dciNota.dciId, id));
  if (tipo === 'MENSAL') {
    await tx
      .update(dciNota)
      .set({ fora: 'PERIODO', versao: sql`${dciNota.versao} + 1` })
      .where(and(condicao, isNull(dciNota.fora), sql`not ${doMes}`));
  }
  const voltam = await tx
    .update(dciNota)
    .set({ fora: null, versao: sql`${dciNota.versao} + 1` })
    .where(and(condicao, eq(dciNota.fora, 'PERIODO'), tipo === 'MENSAL' ? doMes : undefined))
    .returning({ identidade: dciNota.identidade });
  await notas.devolver(raizId);
  const deOutras = await notas.tomar(
    raizId,
    voltam.map(({ identidade }) => identidade),
  );
  await tx
    .update(dciNota)
    .set({ fora: 'PERIODO' })
    .where(and(condicao, inArray(dciNota.identidade, [...deOutras.keys()])));
}
