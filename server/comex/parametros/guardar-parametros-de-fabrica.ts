import { notInArray, sql } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import type { Database } from '#server/platform/db/database.ts';
import { parametroDeFabrica } from '#server/platform/db/schema/core.ts';
import { buscaDoParametro } from './parametro-repository.ts';

/** Updates the shipped parameters in the database to those of this version. A parameter keeps its id in every version. */
export async function guardarParametrosDeFabrica(
  db: Database,
  parametros: readonly Parametro[] = PARAMETROS_DE_FABRICA,
): Promise<void> {
  const linhas = parametros.map((parametro) => ({
    ...parametro,
    id: idDe(parametro),
    busca: buscaDoParametro(parametro),
  }));
  const ids = linhas.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.delete(parametroDeFabrica).where(notInArray(parametroDeFabrica.id, ids));
    await tx
      .insert(parametroDeFabrica)
      .values(linhas)
      .onConflictDoUpdate({
        target: parametroDeFabrica.id,
        set: {
          valor: sql`excluded.valor`,
          estimativa: sql`excluded.estimativa`,
          vigenciaFim: sql`excluded.vigencia_fim`,
          fonte: sql`excluded.fonte`,
          situacao: sql`excluded.situacao`,
          busca: sql`excluded.busca`,
        },
      });
  });
}

/** Derives the id from code and first day, which are unique together. */
function idDe({ codigo, vigenciaInicio }: Parametro): string {
  return uuidv5(`${codigo}/${vigenciaInicio ?? ''}`, PARAMETRO_DE_FABRICA);
}

const PARAMETRO_DE_FABRICA = '5b0d1f0e-6f0c-4c39-9d63-0c8f7a1e9b21';
