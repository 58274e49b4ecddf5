import { sql } from 'drizzle-orm';
import { processo } from '#server/platform/db/schema/processo.ts';
import { regraDeAlerta } from '#server/views/meu-dia/regra-de-alerta.ts';

/** Containers not yet returned while the carrier's days run. */
export const devolucao = regraDeAlerta({
  codigo: 'DEVOLUCAO',
  ordem: sql`${processo.devolverAte}`,
  lugar: ({ conteineres }) => {
    const qual = conteineres.findIndex((conteiner) => conteiner.devolucao === null);
    return { onde: 'PROCESSO', aba: 'carga', campo: `conteineres.${Math.max(qual, 0)}.devolucao` };
  },
});
