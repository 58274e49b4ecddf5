import { type SQL, sql } from 'drizzle-orm';
import type { ArestaDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_DA_LIGACAO, type TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Alcance } from './alcance.ts';
import { arestasEntre } from './arestas.ts';
import { componentesELotes } from './componentes-e-lotes.ts';
import type { DeclaradoDoPedido } from './declarados-dos-pedidos.ts';
import { umDestesItens, uuids } from './ids.ts';
import { arestasDoMesmoItem } from './mesmo-item.ts';

export type Mostrados = Readonly<Record<TipoDaLinhagem, readonly string[]>>;

/** Returns the edges of a lineage, in the order of the trade. */
export async function ligacoes(
  tx: Database,
  empresaId: string,
  { alcance, mostrados, linhasDasNotas }: { alcance: Achado; mostrados: Mostrados; linhasDasNotas: SQL },
): Promise<ArestaDaLinhagem[]> {
  const { pedidos, processos, lotes, componentes, dcrs, itens } = alcance;
  const ponta = (tipo: TipoDaLinhagem) => ({ tipo, mostrados: mostrados[tipo] });
  const pecas = componentesELotes(tx, empresaId);
  const dosComponentes = sql`c.id = any(${uuids(componentes)})`;
  const entre = (de: TipoDaLinhagem, tipo: ArestaDaLinhagem['tipo'], para: TipoDaLinhagem, linhas: SQL) =>
    arestasEntre(tx, linhas, { de: ponta(de), para: ponta(para), tipo });

  return [
    ...(await entre(
      'PO',
      'EMBARCADO',
      'PROCESSO',
      sql`
        select pi.pedido_id as de, i.processo_id as para,
          case when min(i.unidade) = max(i.unidade) then sum(i.quantidade) end as quantidade
        from processo_item i join pedido_item pi on pi.empresa_id = i.empresa_id and pi.id = i.pedido_item_id
        where i.empresa_id = ${empresaId} and i.processo_id = any(${uuids(processos)})
          and pi.pedido_id = any(${uuids(pedidos)})
        group by pi.pedido_id, i.processo_id`,
    )),
    ...declarados(alcance.declarados, mostrados),
    ...(await entre(
      'PROCESSO',
      'ENTRADA',
      'LOTE',
      sql`
        select processo_id as de, id as para, quantidade from saldo_lote
        where empresa_id = ${empresaId} and id = any(${uuids(lotes)})`,
    )),
    ...(await entre(
      'LOTE',
      'EVIDENCIA',
      'COMPONENTE',
      sql`
        select e.lote_id as de, e.componente_id as para, null::numeric as quantidade
        from (${pecas.evidencias(dosComponentes)}) e where e.lote_id = any(${uuids(lotes)})`,
    )),
    ...(await arestasDoMesmoItem(tx, empresaId, alcance, mostrados)),
    ...(await entre(
      'COMPONENTE',
      'COMPOE',
      'DCR',
      sql`
        select id as de, dcr_id as para, quantidade from dcr_componente
        where empresa_id = ${empresaId} and id = any(${uuids(componentes)})`,
    )),
    ...(await entre(
      'DCR',
      'BASE',
      'DCI',
      sql`
        select i.dcr_id as de, i.dci_id as para,
          case when min(i.unidade) = max(i.unidade) then sum(i.quantidade) end as quantidade
        from dci_item i
        where i.empresa_id = ${empresaId} and i.dcr_id = any(${uuids(dcrs)})
          and ${umDestesItens(sql`i.dci_id`, sql`i.chave`, itens)}
        group by i.dcr_id, i.dci_id`,
    )),
    ...(await saques(tx, empresaId, alcance, ponta)),
    ...(await entre(
      'DCI',
      'SAIDA',
      'NOTA',
      sql`
        select l.dci_id as de, l.nota_id as para,
          case when min(l.unidade) = max(l.unidade) then sum(l.quantidade) end as quantidade
        from (${linhasDasNotas}) l
        group by l.dci_id, l.nota_id`,
    )),
  ];
}

export interface Achado extends Alcance {
  pedidos: readonly string[];
  declarados: readonly DeclaradoDoPedido[];
}

/**
 * The edges from a lote to a DCI. BAIXADO: the ledger has drawn it. PREVISTO: the ledger has no entry of it yet. DEVOLVIDO: the
 * ledger has returned all of it (the DCI was cancelled, corrected, or recalculated from other lotes).
 */
async function saques(
  tx: Database,
  empresaId: string,
  { lotes, dcis, itens }: Alcance,
  ponta: (tipo: TipoDaLinhagem) => { tipo: TipoDaLinhagem; mostrados: readonly string[] },
): Promise<ArestaDaLinhagem[]> {
  const linhas = (como: 'BAIXADO' | 'PREVISTO' | 'DEVOLVIDO') => sql`
    with planejado as (
      select s.lote_id, s.dci_id, sum(s.quantidade) as quantidade
      from dci_saque s
      join dci_insumo i on i.empresa_id = s.empresa_id and i.dci_id = s.dci_id and i.ordem = s.insumo_ordem
      where s.empresa_id = ${empresaId} and s.lote_id = any(${uuids(lotes)})
        and ${umDestesItens(sql`i.dci_id`, sql`i.item`, itens)}
      group by s.lote_id, s.dci_id
    ),
    no_razao as (
      select m.lote_id, m.documento_id as dci_id, -sum(m.quantidade) as baixado,
        -sum(m.quantidade) filter (where m.tipo = 'BAIXA_DCI') as sacado
      from saldo_movimento m
      where m.empresa_id = ${empresaId} and m.documento = 'DCI' and m.lote_id = any(${uuids(lotes)})
        and m.documento_id = any(${uuids(dcis)})
      group by m.lote_id, m.documento_id
    )
    select coalesce(p.lote_id, r.lote_id) as de, coalesce(p.dci_id, r.dci_id) as para,
      ${como === 'DEVOLVIDO' ? sql`coalesce(p.quantidade, r.sacado)` : sql`coalesce(p.quantidade, r.baixado)`} as quantidade
    from planejado p full join no_razao r on r.lote_id = p.lote_id and r.dci_id = p.dci_id
    where ${COMO[como]}`;
  const entre = (como: keyof typeof COMO) =>
    arestasEntre(tx, linhas(como), { de: ponta('LOTE'), para: ponta('DCI'), tipo: como });
  return [...(await entre('BAIXADO')), ...(await entre('PREVISTO')), ...(await entre('DEVOLVIDO'))];
}

const COMO = {
  BAIXADO: sql`r.baixado > 0`,
  PREVISTO: sql`r.lote_id is null`,
  DEVOLVIDO: sql`r.baixado = 0`,
} as const satisfies Partial<Record<ArestaDaLinhagem['tipo'], SQL>>;

/** For each lote, the field by which it matches the order, and whether it may be of another order too. */
function declarados(todos: readonly DeclaradoDoPedido[], mostrados: Mostrados): ArestaDaLinhagem[] {
  const doLote = Map.groupBy(todos, ({ loteId }) => loteId);
  const [pos, lotes] = [new Set(mostrados.PO), new Set(mostrados.LOTE)];
  const arestas = todos.map(({ pedidoId, loteId, como }) => ({
    de: `PO:${pos.has(pedidoId) ? pedidoId : 'mais'}`,
    para: `LOTE:${lotes.has(loteId) ? loteId : 'mais'}`,
    tipo: 'DECLARADO' as const,
    rotulo: [NOME_DA_LIGACAO.DECLARADO, PELO[como], ...((doLote.get(loteId)?.length ?? 0) > 1 ? [DE_MAIS] : [])].join(
      ', ',
    ),
    quantidade: null,
  }));
  return [...new Map(arestas.map((aresta) => [`${aresta.de} ${aresta.para}`, aresta])).values()];
}

const PELO: Readonly<Record<DeclaradoDoPedido['como'], string>> = {
  ITEM: 'pelo item do cadastro',
  NUMERO: 'pelo número do item na DUIMP',
  PART_NUMBER: 'pelo part number na descrição',
  NCM_E_VALOR: 'pela NCM e pelo valor unitário',
};

const DE_MAIS = 'que mais de uma PO tem no processo';
