import { sql } from 'drizzle-orm';
import { processo } from '#server/db/schema-processo.ts';
import { regraDeAlerta } from '#server/meu-dia/regra-de-alerta.ts';
import { emJogo, tributosEmJogo } from '#server/meu-dia/tributos-em-jogo.ts';

/** Through at the Receita, and the Sefaz has not heard of it. */
export const semDai = regraDeAlerta({
  codigo: 'SEM_DAI',
  ordem: sql`${processo.desde}`,
  lugar: () => ({ onde: 'DAI', aba: null, campo: 'ato' }),
  valor: ({ dai, declaracao }) => emJogo(dai?.icmsRecolher, 'ICMS_A_RECOLHER') ?? tributosEmJogo(declaracao),
});
