import type { Banco } from '#server/db/banco.ts';
import { arquivo } from '#server/db/schema.ts';

type NovoArquivo = Omit<typeof arquivo.$inferInsert, 'empresaId'>;

export function arquivoRepository(tx: Banco, empresaId: string) {
  return {
    async inserir(novo: NovoArquivo): Promise<void> {
      await tx.insert(arquivo).values({ ...novo, empresaId });
    },
  };
}
