import { v7 as uuidv7 } from 'uuid';
import type { Banco } from './banco.ts';
import { historico } from './schema.ts';

type NovaLinha = Omit<typeof historico.$inferInsert, 'empresaId' | 'id'>;

/** Written in the transaction of the change it tells of. */
export function historicoRepository(tx: Banco, empresaId: string) {
  return {
    async registrar(linhas: NovaLinha[]): Promise<void> {
      await tx.insert(historico).values(linhas.map((linha) => ({ ...linha, empresaId, id: uuidv7() })));
    },
  };
}
