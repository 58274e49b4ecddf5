import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dcr, dcrPasso } from '#server/platform/db/schema/dcr.ts';
import { stepRead, stepReads } from '#server/platform/steps/step-reads.ts';
import { stepWrites } from '#server/platform/steps/step-writes.ts';

type PassoLido = DcrLido['passos'][number];

/** Reads and writes the steps of DCR-Es. */
export function passoDoDcrRepository(tx: Database, empresaId: string) {
  const deCada = stepReads(tx, empresaId, {
    passos: dcrPasso,
    documentos: dcr,
    dono: dcrPasso.dcrId,
    sucessor: dcrPasso.sucessorId,
  });

  return {
    ...stepWrites(tx, empresaId, dcrPasso, 'dcrId'),

    /** Returns the steps by DCR-E in the order they were taken, including those undone. */
    async dosDcrs(ids: readonly string[]): Promise<Map<string, PassoLido[]>> {
      return new Map(
        [...(await deCada(ids))].map(([id, passosDoDcr]) => [
          id,
          passosDoDcr.map((linha) => ({ ...stepRead(linha), sucessor: linha.sucessor })),
        ]),
      );
    },
  };
}
