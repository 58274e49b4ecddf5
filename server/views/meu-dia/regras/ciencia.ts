import { and, eq, ne, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { emJogo, tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/**
 * The Sefaz has given its canal and concludes nothing before a person takes ciência of it (domain/zfm.md §4). The ciência has no
 * deadline.
 */
export const ciencia = regraDeProcesso({
  codigo: 'CIENCIA',
  ordem: sql`${dai.parametrizadaEm}`,
  onde: () => and(eq(dai.situacao, 'PARAMETRIZADA'), ne(processo.situacao, 'CANCELADO')),
  dizer: ({ dai: lida, declaracao }) => ({
    nivel: 'erro',
    prazo: null,
    porque: `O canal da Sefaz saiu${lida?.parametrizadaEm ? ` em ${diaPorExtenso(lida.parametrizadaEm)}` : ''} e falta a ciência no DT-e: sem ela o desembaraço não conclui.`,
    valor: emJogo(lida?.icmsRecolher, 'ICMS_A_RECOLHER') ?? tributosEmJogo(declaracao),
    lugar: { onde: 'DAI', aba: null, campo: 'ato' },
  }),
});
