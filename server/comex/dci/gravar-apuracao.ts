import { and, eq } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { ConteudoDaDci } from '#lib/domain/zfm/dci.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';
import { MOTOR_DCI } from '#lib/fiscal/dci/versao-do-motor.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci, dciInsumo, dciItem, dciSaque } from '#server/platform/db/schema/dci.ts';
import { dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';
import { declaradoAntes } from './declarado-antes.ts';
import type { PlanoDaDci } from './origens-dos-tributados.ts';

interface AGravar {
  apuracao: PlanoDaDci;
  documento: Omit<ConteudoDaDci, 'anterior'>;
  receitas: DciLido['receitas'];
  /** Numbers of the notas. */
  notas: readonly string[];
  padroes: ReadonlyMap<string, boolean | null>;
}

/** Replaces what an open DCI declares, and writes the figures the engine calculates from it. */
export async function gravarApuracao(
  tx: Database,
  empresaId: string,
  cabeca: Pick<typeof dci.$inferSelect, 'id' | 'tipo' | 'anteriorId' | 'realocacoes'>,
  { apuracao, documento, receitas, notas, padroes }: AGravar,
): Promise<void> {
  const anterior = await declaradoAntes(tx, empresaId, cabeca.anteriorId);
  const calculo = calcularDocumentoDci({ ...documento, anterior });
  const daDci = { empresaId, dciId: cabeca.id };
  await apagarItens(tx, empresaId, cabeca.id);
  const { itens, necessidades, plano } = apuracao;
  if (itens.length > 0) {
    await bulkInsert(
      tx,
      dciItem,
      itens.map((item, i) => {
        const itemDoDocumento = documento.itens[i];
        const figuras = calculo.itens[i];
        return {
          ...daDci,
          chave: item.chave,
          ordem: i + 1,
          modalidade: item.modalidade,
          codigo: item.codigo,
          descricao: item.descricao,
          ncm: item.ncm,
          unidade: item.unidade,
          destino: item.destino,
          quantidade: item.quantidade,
          valor: item.valor,
          notas: item.notas,
          produtoId: item.produto?.id ?? null,
          itemId: item.item?.id ?? null,
          dcrId: item.dcr?.id ?? null,
          iiUnitUsd: item.dcr?.iiUnitUSD ?? null,
          cra: item.dcr?.CRA ?? null,
          exigivel: itemDoDocumento?.exigivel ?? null,
          exigivelPadrao: padroes.get(item.chave) ?? null,
          motivo: itemDoDocumento?.motivo ?? null,
          obsoleto: itemDoDocumento?.obsoleto ?? null,
          falta: itemDoDocumento?.falta ?? false,
          origens: [...(itemDoDocumento?.origens ?? [])],
          iiUsd: figuras?.iiUSD ?? null,
          ii: figuras?.II ?? null,
          ipi: figuras?.IPI ?? null,
          pis: figuras?.PIS ?? null,
          cofins: figuras?.COFINS ?? null,
        };
      }),
    );
  }
  if (necessidades.length > 0) {
    const manuais = new Set(cabeca.realocacoes.map(({ insumo, lote }) => `${insumo} ${lote.id}`));
    await bulkInsert(
      tx,
      dciInsumo,
      necessidades.map((necessidade, i) => ({
        ...daDci,
        ordem: i + 1,
        ...necessidade,
        faltante: plano.porNecessidade[i]?.faltante ?? necessidade.quantidade,
      })),
    );
    const saques = plano.porNecessidade.flatMap(({ insumo, saques }, i) =>
      saques.map(({ loteId, quantidade }) => ({
        ...daDci,
        insumoOrdem: i + 1,
        loteId,
        quantidade,
        manual: manuais.has(`${insumo} ${loteId}`),
      })),
    );
    if (saques.length > 0) await bulkInsert(tx, dciSaque, saques);
  }
  await tx
    .update(dci)
    .set({
      venceEm: documento.vencimento,
      itens: itens.length,
      notas: notas.length,
      notaNumero: cabeca.tipo === 'INDIVIDUAL' ? (notas[0] ?? null) : null,
      iiUsd: calculo.iiUSD,
      tributos: calculo.tributos,
      totalDarf: calculo.totalDARF,
      grupos: calculo.grupos,
      darfs: calculo.darfs.map((darf) => ({ ...darf, receita: receitas[darf.tributo] })),
      receitas,
      mora: documento.mora,
      motor: MOTOR_DCI,
    })
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, cabeca.id)));
}

async function apagarItens(tx: Database, empresaId: string, dciId: string): Promise<void> {
  await tx
    .update(dciNotaItem)
    .set({ item: null })
    .where(and(eq(dciNotaItem.empresaId, empresaId), eq(dciNotaItem.dciId, dciId)));
  await tx.delete(dciSaque).where(and(eq(dciSaque.empresaId, empresaId), eq(dciSaque.dciId, dciId)));
  await tx.delete(dciInsumo).where(and(eq(dciInsumo.empresaId, empresaId), eq(dciInsumo.dciId, dciId)));
  await tx.delete(dciItem).where(and(eq(dciItem.empresaId, empresaId), eq(dciItem.dciId, dciId)));
}
