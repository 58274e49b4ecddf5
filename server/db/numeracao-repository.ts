import { sql } from 'drizzle-orm';
import type { Banco } from './banco.ts';
import { numeracao } from './schema.ts';

/** A company's own numberings. Taking a number locks its series until the transaction ends, so none is given twice or lost. */
export function numeracaoRepository(tx: Banco, empresaId: string) {
  return {
    async proximos(serie: string, quantos: number): Promise<number[]> {
      const [linha] = await tx
        .insert(numeracao)
        .values({ empresaId, serie, ultimo: quantos })
        .onConflictDoUpdate({
          target: [numeracao.empresaId, numeracao.serie],
          set: { ultimo: sql`${numeracao.ultimo} + ${quantos}` },
        })
        .returning({ ultimo: numeracao.ultimo });
      const ultimo = linha?.ultimo ?? quantos;
      return Array.from({ length: quantos }, (_, i) => ultimo - quantos + 1 + i);
    },
  };
}
