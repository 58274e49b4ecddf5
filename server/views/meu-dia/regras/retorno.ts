import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { NOME_FINALIDADE_DA_SAIDA } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { quanto } from '#server/comex/saldo/frases.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { saidaTemporaria } from '#server/platform/db/schema/nao-convertido.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/**
 * Suspended goods that are out for a while and have to be back within thirty days, or should be: not back within 180 days of their nota,
 * they owe the CBS and the IBS (Decreto 12.955/2026, art. 528, §§ 3º a 5º). A line for each exit, until it is back or declared.
 */
export const retorno = regraDePoucos({
  codigo: 'RETORNO',
  async linhas({ tx, empresaId, hoje }) {
    const lidas = await tx
      .select({
        saida: saidaTemporaria,
        processoId: processo.id,
        numero: saldoLote.numeroDeclaracao,
        unidade: saldoLote.unidade,
        descricao: saldoLote.descricao,
        importadorId: importador.id,
        nome: importador.razaoSocial,
      })
      .from(saidaTemporaria)
      .innerJoin(saldoLote, and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.id, saidaTemporaria.loteId)))
      .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
      .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, saldoLote.importadorId)))
      .where(
        and(
          eq(saidaTemporaria.empresaId, empresaId),
          isNull(saidaTemporaria.retornadaEm),
          isNull(saidaTemporaria.desfeitaEm),
          lte(saidaTemporaria.prazo, somarDias(hoje, DIAS_DO_AVISO)),
          PROCESSO_REAL,
          NAO_DECLARADA,
        ),
      )
      .orderBy(asc(saidaTemporaria.prazo), asc(saidaTemporaria.id))
      .limit(LIMITE_DE_POUCOS);
    return lidas.map(({ saida, processoId, numero, unidade, descricao, importadorId, nome }) => {
      const dias = diasEntre(hoje, saida.prazo);
      const quantidade = quanto(saida.quantidade, unidade);
      const finalidade = NOME_FINALIDADE_DA_SAIDA[saida.finalidade].toLowerCase();
      return {
        chave: chaveDaLinha('RETORNO', saida.id, saida.prazo),
        regra: 'RETORNO' as const,
        nivel: dias <= DIAS_DO_ERRO ? ('erro' as const) : ('aviso' as const),
        titulo: [escreverDeclaracao(numero), nome].filter(Boolean).join(' · '),
        porque: `${quantidade} de ${descricao}, fora para ${finalidade} com a nota ${saida.nota}: ${volta(dias, saida.prazo)}`,
        prazo: saida.prazo,
        valor: null,
        lugar: { onde: 'SALDO' as const, id: processoId, aba: null, campo: numero },
        responsavel: null,
        importador: importadorId && nome ? { id: importadorId, nome } : null,
      };
    });
  },
});

const NAO_DECLARADA = sql`not exists (
  select 1 from nao_convertido n
  where n.empresa_id = ${saidaTemporaria.empresaId} and n.lote_id = ${saidaTemporaria.loteId}
    and n.raiz_id = ${saidaTemporaria.raizId} and n.desfeito_em is null)`;

function volta(dias: number, prazo: string): string {
  if (dias < 0) return `devia retornar até ${diaPorExtenso(prazo)}. Declare no evento 112120.`;
  return `o prazo do retorno vence ${quando(dias)}.`;
}

const DIAS_DO_AVISO = 30;
const DIAS_DO_ERRO = 7;
