import { and, eq } from 'drizzle-orm';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { DCI_EM_ABERTO, NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { locked } from '#server/platform/refusals.ts';
import { passoDaDciRepository } from './passo-da-dci-repository.ts';

/** Returns a DCI to elaboração, because its calculation is no longer valid. It also detaches the file made from it. */
export async function reabrir(
  tx: Database,
  empresaId: string,
  { id, situacao }: Pick<typeof dci.$inferSelect, 'id' | 'situacao'>,
  assinatura: Assinatura,
): Promise<void> {
  if (situacao === 'EM_ELABORACAO') return;
  const data = diaEmManaus(assinatura.em);
  await passoDaDciRepository(tx, empresaId).inserir(
    id,
    [{ passo: 'EDITAR', situacao: 'EM_ELABORACAO', data }],
    assinatura,
  );
  await tx
    .update(dci)
    .set({ situacao: 'EM_ELABORACAO', desde: data, arquivoId: null, arquivoEm: null })
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, id)));
}

/** Refuses to change a DCI that is no longer open. @throws {Refusal} 409. */
export function exigirAberta({
  situacao,
  numero,
  processo,
}: Pick<DciResumo, 'situacao' | 'numero' | 'processo'>): void {
  if (DCI_EM_ABERTO.includes(situacao)) return;
  throw locked(
    numero
      ? `A DCI ${numero} está registrada e não se altera: o que mudou entra numa retificadora.`
      : `A ${processo} está “${NOME_SITUACAO_DCI[situacao]}” e não se altera.`,
  );
}
