import { type AnyColumn, and, eq, gte, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Painel } from '#lib/contracts/views/painel.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { A_PAGAR, POR_CALCULAR } from '#server/comex/dci/dci-listagem.ts';
import { PEDE_DAI } from '#server/comex/processo/dai-pedida.ts';
import { FORA_DO_HISTORICO } from '#server/comex/processo/historico-da-empresa.ts';
import { SEU_PROCESSO } from '#server/comex/sefaz/dai-leitura.ts';
import { NA_FILA, PENDENCIAS } from '#server/comex/sefaz/dai-listagem.ts';
import { ICMS_POR_NOTIFICAR, NOTIFICACAO_ABERTA } from '#server/comex/sefaz/dinheiro-da-dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';

type APagar = Painel['notificacoes'];

/** Asked for, and its ICMS not calculated yet. */
const SEM_ICMS = and(
  isNull(dai.icmsRecolher),
  notInArray(dai.situacao, ['CANCELADA', 'DESEMBARACADA']),
  FORA_DO_HISTORICO,
  PEDE_DAI,
);

/** The amounts charged and not yet paid on a day. */
export function dinheiroAPagar(tx: Database, empresaId: string, importadorId: string | undefined, hoje: DataTexto) {
  return {
    /** The DARFs of DCIs, as in the list of DCIs with the filter "Não paga". */
    async darfs(): Promise<Painel['darfs']> {
      const abertas = and(
        eq(dci.empresaId, empresaId),
        isNull(dci.excluidoEm),
        whenGiven(importadorId, (id) => eq(dci.importadorId, id)),
      );
      const [[soma], [contadas]] = await Promise.all([
        tx
          .select(somas(dci.totalDarf, dci.venceEm, hoje))
          .from(dci)
          .where(and(abertas, A_PAGAR)),
        tx.select({ semCalculo: quantas }).from(dci).where(and(abertas, POR_CALCULAR)),
      ]);
      return { ...(soma as APagar), semCalculo: contadas?.semCalculo ?? 0 };
    },

    /** The ICMS of notificações of the Sefaz, as in the queue of DAIs with the filter "Notificação aberta". */
    async notificacoes(): Promise<APagar> {
      const [soma] = await tx
        .select(somas(NOTIFICACAO_ABERTA, dai.notificacaoVencimento, hoje))
        .from(dai)
        .innerJoin(processo, SEU_PROCESSO)
        .where(
          and(
            eq(dai.empresaId, empresaId),
            NA_FILA,
            whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
            PENDENCIAS.NOTIFICACAO_ABERTA,
          ),
        );
      return soma as APagar;
    },

    /** The ICMS that DAIs owe and that is neither notified nor paid, as in the queue with the filter "ICMS por notificar". */
    async icmsPorNotificar(): Promise<Painel['icmsPorNotificar']> {
      const daFila = and(
        eq(dai.empresaId, empresaId),
        NA_FILA,
        whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
      );
      const [[soma], [contadas]] = await Promise.all([
        tx
          .select({
            quantidade: quantas,
            total: sql<string>`coalesce(sum(${ICMS_POR_NOTIFICAR}), 0)::numeric(30, 2)::text`,
          })
          .from(dai)
          .innerJoin(processo, SEU_PROCESSO)
          .where(and(daFila, PENDENCIAS.ICMS_POR_NOTIFICAR)),
        tx.select({ semCalculo: quantas }).from(dai).innerJoin(processo, SEU_PROCESSO).where(and(daFila, SEM_ICMS)),
      ]);
      return { quantidade: 0, total: '0.00', ...soma, semCalculo: contadas?.semCalculo ?? 0 };
    },
  };
}

const quantas = sql<number>`count(*)::int`;

function somas(valor: AnyColumn | SQL, vencimento: AnyColumn, hoje: DataTexto) {
  const vencido = lt(vencimento, hoje);
  const total = (onde: SQL) => sql<string>`coalesce(sum(${valor}) filter (where ${onde}), 0)::numeric(30, 2)::text`;
  return {
    quantidade: quantas,
    total: total(sql`true`),
    vencidos: sql<number>`(count(*) filter (where ${vencido}))::int`,
    totalVencido: total(vencido),
    proximo: sql<DataTexto | null>`(min(${vencimento}) filter (where ${gte(vencimento, hoje)}))::text`,
  };
}
