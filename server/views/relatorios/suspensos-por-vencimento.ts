import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { RelatorioConsulta } from '#lib/contracts/views/relatorio.ts';
import type { LinhaDeRelatorio, Relatorio } from '#lib/domain/telas/relatorio.ts';
import { AINDA_DA_REFORMA, REFORMA_CONHECIDA } from '#server/comex/saldo/suspensos-sql.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';

/**
 * The suspended CBS and IBS of the inputs in stock, by the month of the deadline. Lots without a deadline whose tax is unknown, or is
 * suspended without one, are a row of their own: nobody knows when they fall due. The note says what became of every lot in stock.
 */
export async function suspensosPorVencimento(
  tx: Database,
  empresaId: string,
  { de, ate, doLote }: Pick<RelatorioConsulta, 'de' | 'ate'> & { doLote: SQL | undefined },
): Promise<Omit<Relatorio, 'totais'>> {
  const { prazoConversao, especie } = saldoLote;
  const suspensa = sql`${AINDA_DA_REFORMA.cbs} + ${AINDA_DA_REFORMA.ibsUF} + ${AINDA_DA_REFORMA.ibsMun}`;
  const lugar = sql<Lugar>`case
    when ${especie} <> 'INSUMO' then 'ATIVO'
    when ${prazoConversao} is null and ${REFORMA_CONHECIDA} and ${suspensa} = 0 then 'SEM_SUSPENSAO'
    when ${prazoConversao} is null then 'SEM_PRAZO'
    when ${prazoConversao} between ${de}::date and ${ate}::date then to_char(${prazoConversao}, 'YYYY-MM')
    else 'OUTRO_PERIODO' end`;
  const conhecida = (valor: SQL) => sql<string | null>`sum(${valor}) filter (where ${REFORMA_CONHECIDA})`;
  const grupos = await tx
    .select({
      lugar,
      rotulo: sql<string>`coalesce(to_char(min(${prazoConversao}), 'MM/YYYY'), 'Sem prazo')`,
      lotes: sql<number>`count(*)::int`,
      cbs: conhecida(AINDA_DA_REFORMA.cbs),
      ibs: conhecida(sql`${AINDA_DA_REFORMA.ibsUF} + ${AINDA_DA_REFORMA.ibsMun}`),
      semValor: sql<number>`(count(*) filter (where not ${REFORMA_CONHECIDA}))::int`,
    })
    .from(saldoLote)
    .leftJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
    .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, saldoLote.importadorId)))
    .where(and(eq(saldoLote.empresaId, empresaId), PROCESSO_REAL, gt(saldoLote.saldo, '0'), doLote))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const fora = (qual: Lugar) => grupos.find((grupo) => grupo.lugar === qual);
  const linhas = grupos
    .filter((grupo) => !(grupo.lugar in FORA))
    .map(
      ({ lugar: chave, rotulo, lotes, cbs, ibs, semValor }): LinhaDeRelatorio => ({
        chave,
        rotulo,
        processoId: null,
        valores: { lotes, cbs, ibs, semValor },
      }),
    )
    .sort((a, b) => Number(a.chave === 'SEM_PRAZO') - Number(b.chave === 'SEM_PRAZO'));
  const total = grupos.reduce((soma, { lotes }) => soma + lotes, 0);
  const semValor = grupos.reduce((soma, grupo) => soma + grupo.semValor, 0);
  const gruposDeFora = Object.entries(FORA).flatMap(([qual, dizer]) => {
    const grupo = fora(qual);
    return grupo ? [`${grupo.lotes} ${dizer}`] : [];
  });
  return {
    linhas,
    aviso: [
      `CBS e IBS conhecidos em ${total - semValor} de ${total} lotes com saldo.`,
      ...(gruposDeFora.length === 0 ? [] : [`Não estão nas linhas: ${gruposDeFora.join('; ')}.`]),
    ].join(' '),
  };
}

/** The month of the deadline, or why a lot is in no month. */
type Lugar = string;

const FORA: Readonly<Record<string, string>> = {
  OUTRO_PERIODO: 'com prazo em outro período',
  SEM_SUSPENSAO: 'sem CBS nem IBS suspensos',
  ATIVO: 'do ativo imobilizado',
};
