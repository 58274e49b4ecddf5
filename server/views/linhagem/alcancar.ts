import type { LinhagemConsulta } from '#lib/contracts/views/linhagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Alcance, ItemDeDci } from './alcance.ts';
import { componentesELotes } from './componentes-e-lotes.ts';
import { declaradosDosPedidos } from './declarados-dos-pedidos.ts';
import { juntos } from './ids.ts';
import { itensDeDci } from './itens-de-dci.ts';
import { componentesDoMesmoItem } from './mesmo-item.ts';
import { pedidosEProcessos } from './pedidos-e-processos.ts';

/**
 * Finds everything above and below the focus, never beside it: not the other items of a DI, nor the other notas of a DCI. It works
 * on sets: a few queries a level, whatever the size of the level.
 */
export function alcancar(tx: Database, empresaId: string, foco: LinhagemConsulta): Promise<Alcance> {
  const origem = pedidosEProcessos(tx, empresaId);
  const pecas = componentesELotes(tx, empresaId);
  const internados = itensDeDci(tx, empresaId);

  switch (foco.tipo) {
    case 'PO':
      return doPedido(foco.id);
    case 'PROCESSO':
      return doProcesso(foco.id);
    case 'LOTE':
      return doLote(foco.id);
    case 'COMPONENTE':
      return doComponente(foco.id);
    case 'DCR':
      return doDcr(foco.id);
    case 'DCI':
      return daDci(foco.id);
    case 'NOTA':
      return daNota(foco.id);
  }

  async function doPedido(id: string): Promise<Alcance> {
    const processos = await origem.processosDoPedido(id);
    const declarados = (await declaradosDosPedidos(tx, empresaId, processos)).filter(({ pedidoId }) => pedidoId === id);
    const lotes = juntos(declarados.map(({ loteId }) => loteId));
    return { ...NADA, ...(await abaixoDos(lotes)), foco, pedidos: [id], processos, declarados, lotes };
  }

  async function doProcesso(id: string): Promise<Alcance> {
    const [pedidos, lotes] = [await origem.pedidosDoProcesso(id), await origem.lotesDoProcesso(id)];
    const declarados = await declaradosDosPedidos(tx, empresaId, [id]);
    return { ...NADA, ...(await abaixoDos(lotes)), foco, pedidos, processos: [id], declarados, lotes };
  }

  async function doLote(id: string): Promise<Alcance> {
    return { ...NADA, foco, ...(await acimaDos([id])), ...(await abaixoDos([id])) };
  }

  async function doComponente(id: string): Promise<Alcance> {
    const dcrs = await pecas.dcrDoComponente(id);
    const itens = await internados.dosDcrs(dcrs);
    const lotes = juntos(
      await pecas.lotesQueSaoEvidencia([id]),
      await pecas.lotesDoMesmoItem([id], { ouDestes: await internados.lotesDe(itens) }),
    );
    return { ...NADA, foco, ...(await acimaDos(lotes)), componentes: [id], dcrs, itens, dcis: dcisDe(itens) };
  }

  async function doDcr(id: string): Promise<Alcance> {
    const componentes = await pecas.componentesDosDcrs([id]);
    const itens = await internados.dosDcrs([id]);
    const sacados = await internados.lotesDe(itens);
    const lotes = juntos(
      sacados,
      await pecas.lotesQueSaoEvidencia(componentes),
      await pecas.lotesDoMesmoItem(componentes, {}),
    );
    return { ...NADA, foco, ...(await acimaDos(lotes)), componentes, dcrs: [id], itens, dcis: dcisDe(itens) };
  }

  async function daDci(id: string): Promise<Alcance> {
    const itens = await internados.daDci(id);
    return acimaDosItens(itens, { dciId: id, lotes: await internados.lotesNoRazao(id) });
  }

  async function daNota(id: string): Promise<Alcance> {
    const itens = await internados.daNota(id);
    return acimaDosItens(itens, { dciId: await internados.dciDaNota(id), lotes: [] });
  }

  /** Finds the origin of a DCI or a nota: the lotes drawn for these items, and the lotes that priced their DCR-Es. */
  async function acimaDosItens(
    itens: readonly ItemDeDci[],
    { dciId, lotes: maisLotes }: { dciId: string; lotes: readonly string[] },
  ): Promise<Alcance> {
    const dcrs = await internados.dcrsDe(itens);
    const componentes = await pecas.componentesDosDcrs(dcrs);
    const lotes = juntos(maisLotes, await internados.lotesDe(itens), await pecas.lotesQueSaoEvidencia(componentes));
    return { ...NADA, foco, ...(await acimaDos(lotes)), componentes, dcrs, itens, dcis: [dciId] };
  }

  async function acimaDos(lotes: readonly string[]) {
    return { lotes, processos: await origem.processosDosLotes(lotes) };
  }

  /** A DCI is below a lote that was drawn for it, or that priced its DCR-E. It is not below a lote that is merely the same item. */
  async function abaixoDos(lotes: readonly string[]) {
    const comEvidencia = await pecas.componentesComEvidencia(lotes);
    const doMesmoItem = await componentesDoMesmoItem(tx, empresaId, lotes);
    const itens = [...(await internados.dosLotes(lotes)), ...(await internados.dosDcrs(comEvidencia.dcrs))];
    return {
      componentes: juntos(comEvidencia.componentes, doMesmoItem.componentes),
      dcrs: juntos(comEvidencia.dcrs, doMesmoItem.dcrs),
      itens: semRepetir(itens),
      dcis: juntos(dcisDe(itens), await internados.dcisNoRazao(lotes)),
    };
  }
}

const dcisDe = (itens: readonly ItemDeDci[]) => juntos(itens.map(({ dciId }) => dciId));

function semRepetir(itens: readonly ItemDeDci[]): ItemDeDci[] {
  return [...new Map(itens.map((item) => [`${item.dciId} ${item.chave}`, item])).values()];
}

const NADA = {
  pedidos: null,
  processos: [],
  lotes: [],
  declarados: null,
  componentes: [],
  dcrs: [],
  dcis: [],
  itens: [],
} as const satisfies Omit<Alcance, 'foco'>;
