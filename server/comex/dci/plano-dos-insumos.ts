import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { InsumoDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { DCI_EM_ABERTO } from '#lib/domain/zfm/situacao-dci.ts';
import type { FatosDaDci } from '#lib/fiscal/dci/fatos-da-dci.ts';
import { type PlanoDeSaques, planejarSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import type { Database } from '#server/platform/db/database.ts';
import { diasDaNecessidade, type SaidaDoItem, saidasDosItens } from './saidas-dos-itens.ts';

/** The plan of an open DCI, as the stock is now. A registered DCI has already drawn its lotes. */
export async function planoDosInsumos(
  tx: Database,
  empresaId: string,
  { id, situacao, realocacoes }: DciLido,
  insumos: readonly InsumoDaDci[],
): Promise<PlanoConferido | null> {
  const preciso = realocacoes.length > 0 || insumos.some(({ faltante }) => /[1-9]/.test(faltante));
  if (!DCI_EM_ABERTO.includes(situacao) || !preciso) return null;
  const saidas = await saidasDosItens(tx, empresaId, id);
  const plano = planejarSaques(
    insumos.flatMap(({ chave, usos }) =>
      usos.map(({ item, quantidade }) => {
        const dias = diasDaNecessidade(quantidade, saidas.get(item));
        return { item, insumo: chave, quantidade, ...(dias && { dias }) };
      }),
    ),
    new Map(insumos.map(({ chave, lotes }) => [chave, lotes])),
    realocacoes.map(({ insumo, lote, quantidade }) => ({ insumo, loteId: lote.id, quantidade })),
  );
  return { plano, saidas };
}

interface PlanoConferido {
  plano: PlanoDeSaques;
  saidas: ReadonlyMap<string, readonly SaidaDoItem[]>;
}

/** The notas that left before a lote was cleared: the next lote that is not cleared yet, or the one chosen by hand. */
export function saidasSemLote(
  { plano, saidas }: PlanoConferido,
  insumos: readonly InsumoDaDci[],
): FatosDaDci['antesDoDesembaraco'] {
  const porChave = new Map(insumos.map((insumo) => [insumo.chave, insumo]));
  return plano.porNecessidade.flatMap(({ item, insumo, faltas, adiantados }) => {
    const insumoDoPlano = porChave.get(insumo);
    if (!insumoDoPlano) return [];
    const notasDe = (dia: DataTexto, lote: InsumoDaDci['lotes'][number] | undefined, escolhido: boolean) => {
      const doDia = saidas.get(item)?.find((saida) => saida.dia === dia)?.notas ?? [];
      if (!lote) return [];
      const { dataDesembaraco: desembaraco } = lote;
      return doDia.map((nota) => ({
        nota,
        dia,
        insumo,
        codigo: insumoDoPlano.codigo,
        lote: nomeDoLote(lote),
        desembaraco,
        escolhido,
      }));
    };
    return [
      ...faltas.flatMap(({ dia }) =>
        notasDe(
          dia,
          insumoDoPlano.lotes.find(({ dataDesembaraco }) => dataDesembaraco > dia),
          false,
        ),
      ),
      ...adiantados.flatMap(({ dia, loteId }) =>
        notasDe(
          dia,
          insumoDoPlano.lotes.find(({ id }) => id === loteId),
          true,
        ),
      ),
    ];
  });
}

/** The manual choices of lotes that cannot be met. */
export function recusasDasEscolhas({ plano }: PlanoConferido, insumos: readonly InsumoDaDci[]): FatosDaDci['recusas'] {
  const { recusas } = plano;
  const porChave = new Map(insumos.map((insumo) => [insumo.chave, insumo]));
  return recusas.map(({ insumo, loteId, pedido, possivel }) => {
    const insumoRecusado = porChave.get(insumo);
    const lote = insumoRecusado?.lotes.find(({ id }) => id === loteId);
    return {
      insumo,
      codigo: insumoRecusado?.codigo ?? insumo,
      lote: lote ? nomeDoLote(lote) : 'um item que não é deste insumo ou não tem mais saldo',
      pedido,
      possivel,
    };
  });
}
