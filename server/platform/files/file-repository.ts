import type { Database } from '#server/platform/db/database.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

type NovoArquivo = Omit<typeof arquivo.$inferInsert, 'empresaId'>;

export function fileRepository(tx: Database, empresaId: string) {
  return {
    async inserir(novo: NovoArquivo): Promise<void> {
      await tx.insert(arquivo).values({ ...novo, empresaId });
    },
  };
}
