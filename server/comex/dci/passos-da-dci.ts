import { and, eq } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { quadroDaDci } from '#lib/domain/zfm/quadro-da-dci.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { stepChanges } from '#server/platform/steps/step-changes.ts';
import { cadastroDeDci } from './dci.ts';
import { notasInternadas } from './notas-internadas.ts';
import { passoDaDciRepository } from './passo-da-dci-repository.ts';

/** Defines how the steps of a DCI change, and what the DCI row keeps of them. */
export const passosDaDci = stepChanges<DciLido>({
  cadastro: cadastroDeDci,
  tabela: dci,
  numeroTomado: (numero, processo) => `A DCI ${numero} já é a do processo ${processo}.`,

  async quadro(tx, empresaId, { id }) {
    return quadroDaDci(isStanding((await passoDaDciRepository(tx, empresaId).dasDcis([id])).get(id) ?? []));
  },

  /** A cancelled DCI releases its notas. */
  async depois(tx, empresaId, id) {
    const [linha] = await tx
      .select({ situacao: dci.situacao, raizId: dci.raizId })
      .from(dci)
      .where(and(eq(dci.empresaId, empresaId), eq(dci.id, id)));
    if (linha?.situacao === 'CANCELADA') await notasInternadas(tx, empresaId).devolver(linha.raizId);
  },
});
