import { and, isNull, sql } from 'drizzle-orm';
import { dai } from '#server/platform/db/schema/sefaz.ts';

// What a row of a DAI owes, in SQL, as lib/domain/zfm/icms-devido.ts says it.

/** What is notified and not paid; null while nothing is notified. */
export const NOTIFICACAO_ABERTA = sql<
  string | null
>`(case when ${dai.notificacaoValor} is not null then greatest(${dai.notificacaoValor} - coalesce(${dai.darValor}, 0), 0) end)`;

/** The calculated ICMS that is neither notified nor paid; null while the ICMS is unknown. */
export const ICMS_POR_NOTIFICAR = sql<string | null>`(case when ${dai.situacao} = 'CANCELADA' then 0
  when ${dai.icmsRecolher} is not null then greatest(
    ${dai.icmsRecolher} - greatest(coalesce(${dai.notificacaoValor}, 0), coalesce(${dai.darValor}, 0)), 0) end)`;

/** The exoneração is not declared, and there is ICMS to exonerate: a DAI that pays all of it has none. */
export const A_EXONERAR = and(
  isNull(dai.exoneradaEm),
  sql`not coalesce(${dai.icmsRecolher} > 0 and ${dai.icmsRecolher} >= ${dai.icmsSemIncentivo}, false)`,
);
