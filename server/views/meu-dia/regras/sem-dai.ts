import { sql } from 'drizzle-orm';
import { processo } from '#server/platform/db/schema-processo.ts';
import { regraDeAlerta } from '#server/views/meu-dia/regra-de-alerta.ts';
import { emJogo, tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** Through at the Receita, and the Sefaz has not heard of it. */
export const semDai = regraDeAlerta({
  codigo: 'SEM_DAI',
  ordem: sql`${processo.desde}`,
  lugar: () => ({ onde: 'DAI', aba: null, campo: 'ato' }),
  valor: ({ dai, declaracao }) => emJogo(dai?.icmsRecolher, 'ICMS_A_RECOLHER') ?? tributosEmJogo(declaracao),
});
