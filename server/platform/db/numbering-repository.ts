import { sql } from 'drizzle-orm';
import { yearInManaus } from '#server/platform/clock.ts';
import type { Database } from './database.ts';
import { numeracao } from './schema/core.ts';

/** The numberings of a company. Taking a number locks its series until the transaction ends: no number is given twice or lost. */
export function numberingRepository(tx: Database, empresaId: string) {
  const proximos = async (serie: string, quantos: number): Promise<number[]> => {
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
  };

  return {
    proximos,

    /** The next number of the year: `DCI-2026-0001`. */
    async processo(sigla: 'DCR' | 'DCI', em: Date): Promise<string> {
      const ano = yearInManaus(em);
      const [numero = 0] = await proximos(`${sigla.toLowerCase()}-${ano}`, 1);
      return `${sigla}-${ano}-${String(numero).padStart(4, '0')}`;
    },
  };
}
