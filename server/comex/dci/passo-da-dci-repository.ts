import type { DciLido } from '#lib/contracts/dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci, dciPasso } from '#server/platform/db/schema-dci.ts';
import { stepRead, stepReads } from '#server/platform/steps/step-reads.ts';
import { stepWrites } from '#server/platform/steps/step-writes.ts';

type PassoLidoDaDci = DciLido['passos'][number];

/** What was done with DCIs. */
export function passoDaDciRepository(tx: Database, empresaId: string) {
  const deCada = stepReads(tx, empresaId, {
    passos: dciPasso,
    documentos: dci,
    dono: dciPasso.dciId,
    sucessor: dciPasso.sucessoraId,
  });

  return {
    ...stepWrites(tx, empresaId, dciPasso, 'dciId'),

    /** By DCI, in the order they were taken, those taken back among them. */
    async dasDcis(ids: readonly string[]): Promise<Map<string, PassoLidoDaDci[]>> {
      return new Map(
        [...(await deCada(ids))].map(([id, suas]) => [
          id,
          suas.map((linha) => ({ ...stepRead(linha), canal: linha.passo.canal, sucessora: linha.sucessor })),
        ]),
      );
    },
  };
}
