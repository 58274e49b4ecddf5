import { type SQL, sql } from 'drizzle-orm';
import { historyBefore, notHistory } from '#server/accounts/company/cut-off.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';

const REGISTRO = { empresaId: processo.empresaId, day: processo.registradoEm };

/** What the Receita or the Sefaz waits for is never history: an exigência, a ciência, ICMS to pay, a DAI to make anew. */
const ESPERADO = sql`(${processo.situacao} = 'EM_EXIGENCIA' or exists (select from ${dai} aberta
  where aberta.empresa_id = ${processo.empresaId} and aberta.processo_id = ${processo.id} 
    and (aberta.situacao in ('PARAMETRIZADA', 'NOTIFICADA', 'REJEITADA') or aberta.notificacao_valor > coalesce(aberta.dar_valor, 0)
      or (aberta.situacao <> 'CANCELADA' and aberta.icms_recolher > greatest(aberta.notificacao_valor, aberta.dar_valor, 0)))))`;

/** Keeps the processes that still have deadlines: not registered, registered on the company's cut-off or later, or waited for. */
export const FORA_DO_HISTORICO: SQL = sql`(${notHistory(REGISTRO)} or ${ESPERADO})`;

/** The cut-off of a process that is history; null for a process that still has deadlines. */
export const HISTORICO_ANTES_DE = sql<string | null>`(case when not ${ESPERADO} then ${historyBefore(REGISTRO)} end)`;
