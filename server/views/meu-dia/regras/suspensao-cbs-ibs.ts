import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { notHistory } from '#server/accounts/company/cut-off.ts';
import { AINDA_DA_REFORMA, REFORMA_CONHECIDA } from '#server/comex/saldo/suspensos-sql.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/**
 * Inputs in stock whose suspension of CBS and IBS has to convert within 90 days, or should have (Decreto 12.955/2026, art. 528, § 2º). A line
 * for each declaration and deadline.
 */
export const suspensaoCbsIbs = regraDePoucos({
  codigo: 'SUSPENSAO_CBS_IBS',
  async linhas({ tx, empresaId, hoje }) {
    const lidas = await tx
      .select({
        processoId: processo.id,
        numero: saldoLote.numeroDeclaracao,
        prazo: sql<string>`${saldoLote.prazoConversao}::text`,
        lotes: sql<number>`count(*)::int`,
        conhecidos: sql<number>`(count(*) filter (where ${REFORMA_CONHECIDA}))::int`,
        valor: sql<
          string | null
        >`sum(${AINDA_DA_REFORMA.cbs} + ${AINDA_DA_REFORMA.ibsUF} + ${AINDA_DA_REFORMA.ibsMun})::text`,
        importadorId: importador.id,
        nome: importador.razaoSocial,
      })
      .from(saldoLote)
      .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
      .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, saldoLote.importadorId)))
      .where(
        and(
          eq(saldoLote.empresaId, empresaId),
          isNotNull(saldoLote.prazoConversao),
          lte(saldoLote.prazoConversao, somarDias(hoje, DIAS_DO_AVISO)),
          gt(saldoLote.saldo, '0'),
          eq(saldoLote.especie, 'INSUMO'),
          PROCESSO_REAL,
          PRAZO_FORA_DO_HISTORICO,
          NAO_DECLARADO,
        ),
      )
      .groupBy(processo.id, saldoLote.numeroDeclaracao, saldoLote.prazoConversao, importador.id, importador.razaoSocial)
      .orderBy(asc(saldoLote.prazoConversao), asc(processo.id))
      .limit(LIMITE_DE_POUCOS);
    return lidas.map(({ processoId, numero, prazo, lotes, conhecidos, valor, importadorId, nome }) => {
      const dias = diasEntre(hoje, prazo);
      const quantos = lotes === 1 ? '1 lote' : `${lotes} lotes`;
      const todos = conhecidos === lotes;
      const cobertura = todos ? '' : ` CBS e IBS conhecidos em ${conhecidos} de ${lotes}.`;
      return {
        chave: chaveDaLinha('SUSPENSAO_CBS_IBS', processoId, prazo),
        regra: 'SUSPENSAO_CBS_IBS' as const,
        nivel: dias <= DIAS_DO_ERRO ? ('erro' as const) : ('aviso' as const),
        titulo: [escreverDeclaracao(numero), nome].filter(Boolean).join(' · '),
        porque: `${quantos} com CBS e IBS suspensos: ${conversao(dias, prazo)}${cobertura}`,
        prazo,
        // A sum of the known lots would pass for the whole.
        valor: todos ? emJogo(valor, 'CBS_IBS_SUSPENSOS') : null,
        lugar: { onde: 'SALDO' as const, id: processoId, aba: null, campo: numero },
        responsavel: null,
        importador: importadorId && nome ? { id: importadorId, nome } : null,
      };
    });
  },
});

/** The lot stands in stock whatever its age, so it is the deadline that is compared with the cut-off, not the registration. */
const PRAZO_FORA_DO_HISTORICO = notHistory({ empresaId: saldoLote.empresaId, day: saldoLote.prazoConversao });

/** Stock that was declared for its deadline waits for nobody. */
const NAO_DECLARADO = sql`${saldoLote.saldo} > coalesce((
  select sum(n.quantidade) from nao_convertido n
  where n.empresa_id = ${saldoLote.empresaId} and n.lote_id = ${saldoLote.id} and n.origem = 'PRAZO'
    and n.desfeito_em is null), 0)`;

function conversao(dias: number, prazo: string): string {
  if (dias < 0) return `o prazo de conversão passou em ${diaPorExtenso(prazo)}. Declare-os no evento 112120.`;
  return `o prazo de conversão vence ${quando(dias)}.`;
}

const DIAS_DO_AVISO = 90;
const DIAS_DO_ERRO = 30;
