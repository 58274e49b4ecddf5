import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { OrigemDoItem } from '#lib/domain/zfm/dci.ts';
import type { PlanoDeSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import type { Lote } from '#server/comex/saldo/razao-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ItemAgregado } from './itens-das-linhas.ts';
import type { Necessidade } from './necessidades.ts';
import { nomeDoInsumo } from './nome-do-insumo.ts';
import { type ConhecidoDoLote, type ValoresDoLote, valoresDosLotes } from './valores-dos-lotes.ts';

/** The items of a DCI, the inputs they take and the lotes these come from, before anything is written. */
export interface PlanoDaDci {
  itens: readonly ItemAgregado[];
  necessidades: readonly Necessidade[];
  lotes: ReadonlyMap<string, readonly Lote[]>;
  plano: PlanoDeSaques;
}

export type OrigensPorItem = ReadonlyMap<string, { origens: readonly OrigemDoItem[]; falta: boolean }>;

/** Returns, by item, what was drawn for it and the values it was declared at. Only items that pay tax by their inputs have any. */
export async function origensDosTributados(
  tx: Database,
  empresaId: string,
  { itens, necessidades, lotes, plano }: PlanoDaDci,
): Promise<OrigensPorItem> {
  const pagam = new Set(itens.filter(({ modalidade }) => pagaPeloInsumo(modalidade)).map(({ chave }) => chave));
  const porId = new Map([...lotes.values()].flat().map((lote) => [lote.id, lote]));
  const usados = plano.porNecessidade
    .filter(({ item }) => pagam.has(item))
    .flatMap(({ saques }) => saques.map(({ loteId }) => loteId));
  const valores = await valoresDosLotes(
    tx,
    empresaId,
    [...new Set(usados)].flatMap((id) => porId.get(id) ?? []),
  );
  const porItem = new Map<string, { origens: OrigemDoItem[]; falta: boolean }>();
  for (const [i, { item, saques, faltante }] of plano.porNecessidade.entries()) {
    const necessidade = necessidades[i];
    if (!pagam.has(item) || !necessidade) continue;
    const apuracaoDoItem = porItem.get(item) ?? { origens: [], falta: false };
    apuracaoDoItem.origens.push(
      ...saques.flatMap(({ loteId, quantidade }) => {
        const lote = porId.get(loteId);
        return lote ? [origemDe(necessidade, lote, quantidade, valores.get(loteId))] : [];
      }),
    );
    porItem.set(item, { ...apuracaoDoItem, falta: apuracaoDoItem.falta || !new Exato(faltante).isZero() });
  }
  return porItem;
}

const pagaPeloInsumo = (modalidade: ItemAgregado['modalidade']) => modalidade === 'PE' || modalidade === 'PI_SEM_PPB';

function origemDe(
  { codigo, descricao, coefTecnico }: Necessidade,
  { id, papel, numeroDeclaracao, serie, adicao, item }: Lote,
  quantidade: string,
  conhecido: ConhecidoDoLote | undefined,
): OrigemDoItem {
  return {
    insumo: nomeDoInsumo({ codigo, descricao }),
    coefTecnico,
    quantidade,
    lote: { id, papel, numeroDeclaracao, serie, adicao, item, nota: conhecido?.nota ?? null },
    ...(conhecido?.valores ?? DESCONHECIDO),
  };
}

const DESCONHECIDO: ValoresDoLote = {
  vuUSD: null,
  freteUSD: null,
  seguroUSD: null,
  aliq: { II: null, IPI: null, PIS: null, COFINS: null },
  suspensos: { II: true, IPI: true, PIS: true, COFINS: true },
};
