import { and, eq } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DemonstrativoDeDarf, PedidoDePagamento } from '#lib/contracts/dci/dci-pagamento.ts';
import { contagemPorExtenso } from '#lib/domain/aduana/tributos/mora.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { pagamentoAntesDaSaida } from '#lib/domain/zfm/dci.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';
import { leituraDaMora, selicDosMeses } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { conteudoDaDci } from './conteudo-da-dci.ts';
import { passosDaDci } from './passos-da-dci.ts';
import { ultimaSaida } from './ultima-saida.ts';

/**
 * Calculates what a DCI costs when paid on a day: each DARF with its multa and juros (Lei 9.430/1996, art. 61).
 * @throws {Refusal} 422 when a figure of the DCI or the Selic of a month is unknown.
 */
export async function demonstrativoDeDarf(
  tx: Database,
  empresaId: string,
  lida: DciLido,
  { em, selic }: { em: DataTexto; selic: DciLido['selic'] },
): Promise<DemonstrativoDeDarf> {
  const { venceEm } = lida;
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const daTabela = venceEm === null || em <= venceEm ? [] : selicDosMeses(parametros, venceEm, em);
  // A payment uses the reading of the mora rules in force today; the papers of the DCI keep the reading of their day.
  const mora = leituraDaMora(parametros, venceEm);
  const ditos = [...selic, ...lida.selic, ...daTabela];
  const calculo = calcularDocumentoDci({
    ...conteudoDaDci(lida),
    pagamento: em,
    mora,
    selic: ditos.filter(({ mes }, i) => ditos.findIndex((outro) => outro.mes === mes) === i),
  });
  if (calculo.recusa !== null) throw againstRule(calculo.recusa, 'selic');
  if (calculo.totalDARF === null) throw againstRule('Há tributo que ainda não se sabe: veja “Conferência e envio”.');
  return {
    em,
    venceEm,
    diasAtraso: calculo.diasAtraso,
    contagem: contagemPorExtenso(mora),
    percMulta: calculo.percMulta ?? '0.00',
    percJuros: calculo.percJuros ?? '0.00',
    darfs: calculo.darfs.map((darf) => ({ ...darf, receita: lida.receitas[darf.tributo] })),
    total: calculo.totalDARF,
  };
}

/** Records the day a DCI was paid, with the amounts calculated for that day. @throws {Refusal} 409, 422. */
export function informarPagamento(
  ao: OnWrite,
  id: string,
  { versao, data, selic }: PedidoDePagamento,
): Promise<DciLido> {
  const motivo = `Pagamento de ${diaPorExtenso(data)} informado.`;
  return passosDaDci.mudando(ao, { id, versao, motivo }, async (tx, antes, { em }) => {
    if (!DCI_REGISTRADA.includes(antes.situacao)) {
      throw againstRule('Só se paga o que está registrado: informe antes o registro da DCI.');
    }
    if (antes.pago) throw againstRule('O pagamento desta DCI já foi informado.');
    if (data > today(ao.relogio)) throw againstRule('A data não pode ser depois de hoje.', 'data');
    const saida = await ultimaSaida(tx, ao.quem.empresaId, id);
    if (saida && data < saida) throw againstRule(pagamentoAntesDaSaida(saida), 'data');
    const { darfs, total } = await demonstrativoDeDarf(tx, ao.quem.empresaId, antes, { em: data, selic });
    const [autor] = await tx
      .select({ nome: usuario.nome })
      .from(usuario)
      .where(and(eq(usuario.empresaId, ao.quem.empresaId), eq(usuario.id, ao.quem.usuarioId)));
    await gravar(tx, ao, id, { data, darfs, total, em: em.toISOString(), usuario: autor?.nome ?? '' });
  });
}

/** Removes the recorded payment of a DCI. @throws {Refusal} 409, 422. */
export function desfazerPagamento(ao: OnWrite, id: string, versao: number): Promise<DciLido> {
  return passosDaDci.mudando(ao, { id, versao, motivo: 'Desfeito o pagamento.' }, async (tx, antes) => {
    if (!antes.pago) throw againstRule('Esta DCI não tem pagamento a desfazer.');
    await gravar(tx, ao, id, null);
  });
}

async function gravar(tx: Database, { quem }: OnWrite, id: string, pago: DciLido['pago']): Promise<void> {
  await tx
    .update(dci)
    .set({ pago, pagoEm: pago?.data ?? null })
    .where(and(eq(dci.empresaId, quem.empresaId), eq(dci.id, id)));
}
