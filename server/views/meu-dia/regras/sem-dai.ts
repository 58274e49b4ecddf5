import { sql } from 'drizzle-orm';
import { processo } from '#server/platform/db/schema/processo.ts';
import { regraDeAlerta } from '#server/views/meu-dia/regra-de-alerta.ts';
import { emJogo, tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** The Receita has released the goods, and the Sefaz has no DAI of them. */
export const semDai = regraDeAlerta({
  codigo: 'SEM_DAI',
  ordem: sql`${processo.desde}`,
  lugar: () => ({ onde: 'DAI', aba: null, campo: 'ato' }),
  valor: ({ dai, declaracao }) => emJogo(dai?.icmsRecolher, 'ICMS_A_RECOLHER') ?? tributosEmJogo(declaracao),
});
