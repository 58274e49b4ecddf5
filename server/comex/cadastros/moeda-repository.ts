import { desc, sql } from 'drizzle-orm';
import type { Moeda } from '#lib/contracts/cadastros/moeda.ts';
import { MOEDAS_ACOMPANHADAS } from '#lib/domain/aduana/tributos/moeda.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cotacao } from '#server/platform/db/schema/core.ts';

export type Cotacao = typeof cotacao.$inferInsert;

/** Reads and writes exchange rates. They come from the central bank and are the same for every company, so there is no company here. */
export function moedaRepository(tx: Database) {
  return {
    /** Returns the last known rate of each followed currency. A currency without any rate is left out. */
    async ultimas(): Promise<Moeda[]> {
      const linhas = await tx
        .selectDistinctOn([cotacao.sigla])
        .from(cotacao)
        .orderBy(cotacao.sigla, desc(cotacao.data));
      return MOEDAS_ACOMPANHADAS.flatMap((moeda) => {
        const ultima = linhas.find((linha) => linha.sigla === moeda.sigla);
        // The contract has a JSON number here, which is only shown and never used in a calculation.
        return ultima
          ? [{ ...moeda, valorTaxa: Number(ultima.valorTaxa), data: ultima.data, fonte: ultima.fonte }]
          : [];
      });
    },

    async guardar(cotacoes: Cotacao[]): Promise<void> {
      if (cotacoes.length === 0) return;
      await tx
        .insert(cotacao)
        .values(cotacoes)
        .onConflictDoUpdate({
          target: [cotacao.sigla, cotacao.data],
          set: { valorTaxa: sql`excluded.valor_taxa`, fonte: sql`excluded.fonte`, obtidaEm: sql`excluded.obtida_em` },
        });
    },
  };
}
