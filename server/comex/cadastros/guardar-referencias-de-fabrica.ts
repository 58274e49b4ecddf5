import { notInArray, sql } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import { REFERENCIAS_DE_FABRICA, type ReferenciaDeFabrica } from '#lib/domain/cadastros/tabelas-de-fabrica.ts';
import type { Database } from '#server/platform/db/database.ts';
import { referenciaDeFabrica } from '#server/platform/db/schema/tabelas.ts';
import { buscaDaReferencia } from './referencia-busca.ts';

/** Updates the shipped reference rows to those of this version. A row keeps its id in every version. */
export async function guardarReferenciasDeFabrica(
  db: Database,
  referencias: readonly ReferenciaDeFabrica[] = REFERENCIAS_DE_FABRICA,
): Promise<void> {
  const linhas = referencias.map((linha) => ({
    ...linha,
    aConfirmar: [...linha.aConfirmar],
    id: idDe(linha),
    ...buscaDaReferencia(linha),
  }));
  await db.transaction(async (tx) => {
    await tx.delete(referenciaDeFabrica).where(
      notInArray(
        referenciaDeFabrica.id,
        linhas.map(({ id }) => id),
      ),
    );
    await tx
      .insert(referenciaDeFabrica)
      .values(linhas)
      .onConflictDoUpdate({
        target: referenciaDeFabrica.id,
        set: {
          nome: sql`excluded.nome`,
          sigla: sql`excluded.sigla`,
          unidadeEstatistica: sql`excluded.unidade_estatistica`,
          fonte: sql`excluded.fonte`,
          situacao: sql`excluded.situacao`,
          aConfirmar: sql`excluded.a_confirmar`,
          busca: sql`excluded.busca`,
        },
      });
  });
}

/** Derives the id from table and code, which are unique together. */
function idDe({ tabela, codigo }: ReferenciaDeFabrica): string {
  return uuidv5(`${tabela}/${codigo}`, REFERENCIA_DE_FABRICA);
}

const REFERENCIA_DE_FABRICA = '0d3c1f2a-5b52-4a0e-8a4f-6a1b2f9d7c35';
