import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci, dciPasso } from '#server/platform/db/schema/dci.ts';
import { stepRead, stepReads } from '#server/platform/steps/step-reads.ts';
import { stepWrites } from '#server/platform/steps/step-writes.ts';

type PassoLidoDaDci = DciLido['passos'][number];

/** Reads and writes the steps of DCIs. */
export function passoDaDciRepository(tx: Database, empresaId: string) {
  const deCada = stepReads(tx, empresaId, {
    passos: dciPasso,
    documentos: dci,
    dono: dciPasso.dciId,
    sucessor: dciPasso.sucessoraId,
  });

  return {
    ...stepWrites(tx, empresaId, dciPasso, 'dciId'),

    /** Returns the steps by DCI in the order they were taken, including those undone. */
    async dasDcis(ids: readonly string[]): Promise<Map<string, PassoLidoDaDci[]>> {
      return new Map(
        [...(await deCada(ids))].map(([id, passosDaDci]) => [
          id,
          passosDaDci.map((linha) => ({ ...stepRead(linha), canal: linha.passo.canal, sucessora: linha.sucessor })),
        ]),
      );
    },
  };
}
