import { and, eq, or, sql } from 'drizzle-orm';
import type { ArestaDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_DA_LIGACAO } from '#lib/domain/zfm/linhagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciInsumo, dciItem, dciSaque } from '#server/platform/db/schema/dci.ts';
import { dcrComponente } from '#server/platform/db/schema/dcr.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Alcance, ItemDeDci } from './alcance.ts';
import { partesDosComponentes } from './componentes-e-lotes.ts';
import { juntos, umDestesItens } from './ids.ts';

/**
 * Finds the lotes and components that are the same item. Seen from the exit, the lotes drawn for a product link only to its own
 * components. Otherwise a screw used in every product would link everything. The comparison runs here: with thousands against
 * thousands the database would guess how many match.
 */
export async function arestasDoMesmoItem(
  tx: Database,
  empresaId: string,
  { foco, componentes, lotes, itens }: Alcance,
  mostrados: { LOTE: readonly string[]; COMPONENTE: readonly string[] },
): Promise<ArestaDaLinhagem[]> {
  if (componentes.length === 0 || lotes.length === 0) return [];
  const partes = await partesDosComponentes(tx, empresaId, componentes);
  const iguais = await porInsumo(tx, empresaId, lotes);
  const usados = foco.tipo === 'NOTA' || foco.tipo === 'DCI' ? await usadosPorDcr(tx, empresaId, itens) : null;
  const [seLote, seComponente] = [new Set(mostrados.LOTE), new Set(mostrados.COMPONENTE)];
  const achadas = new Map<string, ArestaDaLinhagem>();
  for (const parte of partes) {
    const { id, dcrId, loteId } = parte;
    for (const lote of iguais.get(insumoDe(parte)) ?? []) {
      if (lote === loteId || (usados && !usados.has(`${lote} ${dcrId}`))) continue;
      const de = `LOTE:${seLote.has(lote) ? lote : 'mais'}`;
      const para = `COMPONENTE:${seComponente.has(id) ? id : 'mais'}`;
      achadas.set(`${de} ${para}`, {
        de,
        para,
        tipo: 'MESMO_ITEM',
        rotulo: NOME_DA_LIGACAO.MESMO_ITEM,
        quantidade: null,
      });
    }
  }
  return [...achadas.values()];
}

/** The components these lotes may go into, and their DCR-Es. */
export async function componentesDoMesmoItem(
  tx: Database,
  empresaId: string,
  lotes: readonly string[],
): Promise<{ componentes: string[]; dcrs: string[] }> {
  if (lotes.length === 0) return { componentes: [], dcrs: [] };
  const iguais = await porInsumo(tx, empresaId, lotes);
  const chaves = [...iguais.keys()].map((chave) => chave.split(' ')[1] ?? '');
  const candidatos = await componentesQueDizem(tx, empresaId, {
    itens: chaves.filter((chave) => chave.includes('-')),
    textos: chaves.filter((chave) => !chave.includes('-')),
  });
  const partesIguais = (await partesDosComponentes(tx, empresaId, candidatos)).filter(({ loteId, ...parte }) =>
    iguais.get(insumoDe(parte))?.some((lote) => lote !== loteId),
  );
  return { componentes: partesIguais.map(({ id }) => id), dcrs: juntos(partesIguais.map(({ dcrId }) => dcrId)) };
}

/** Components of these part numbers, or priced by a lote of these part numbers or of these texts. */
async function componentesQueDizem(
  tx: Database,
  empresaId: string,
  { itens, textos }: { itens: readonly string[]; textos: readonly string[] },
): Promise<string[]> {
  const daEmpresa = eq(dcrComponente.empresaId, empresaId);
  const porSi = await tx
    .select({ id: dcrComponente.id })
    .from(dcrComponente)
    .where(and(daEmpresa, oneOfThese(dcrComponente.itemId, itens)));
  const pelaEvidencia = await tx
    .select({ id: dcrComponente.id })
    .from(saldoLote)
    .innerJoin(dcrComponente, and(daEmpresa, eq(dcrComponente.loteId, saldoLote.id)))
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        or(oneOfThese(saldoLote.itemId, itens), oneOfThese(saldoLote.chaveItem, textos)),
      ),
    );
  return juntos([...porSi, ...pelaEvidencia].map(({ id }) => id));
}

const insumoDe = ({ cnpj, itemId, chaveItem }: { cnpj: string; itemId: string | null; chaveItem: string | null }) =>
  `${cnpj} ${itemId ?? chaveItem}`;

/** Groups lotes by importer and item: by their part number, or by their declared text. */
async function porInsumo(tx: Database, empresaId: string, lotes: readonly string[]): Promise<Map<string, string[]>> {
  const linhas = await tx
    .select({
      id: saldoLote.id,
      cnpj: saldoLote.importadorCnpj,
      itemId: saldoLote.itemId,
      chaveItem: saldoLote.chaveItem,
    })
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, lotes)));
  const achados = new Map<string, string[]>();
  for (const { id, cnpj, itemId, chaveItem } of linhas) {
    for (const chave of [itemId, chaveItem]) {
      if (chave === null) continue;
      const iguais = achados.get(`${cnpj} ${chave}`);
      if (iguais) iguais.push(id);
      else achados.set(`${cnpj} ${chave}`, [id]);
    }
  }
  return achados;
}

/** `lote dcr` for each lote drawn, or planned, for products of a DCR-E. */
async function usadosPorDcr(tx: Database, empresaId: string, itens: readonly ItemDeDci[]): Promise<Set<string>> {
  const dcis = juntos(itens.map(({ dciId }) => dciId));
  const dosItens = await tx
    .select({ dciId: dciItem.dciId, chave: dciItem.chave, dcrId: dciItem.dcrId })
    .from(dciItem)
    .where(and(eq(dciItem.empresaId, empresaId), umDestesItens(sql`dci_id`, sql`chave`, itens)));
  const insumos = await tx
    .select({ dciId: dciInsumo.dciId, ordem: dciInsumo.ordem, item: dciInsumo.item })
    .from(dciInsumo)
    .where(and(eq(dciInsumo.empresaId, empresaId), oneOfThese(dciInsumo.dciId, dcis)));
  const saques = await tx
    .select({ dciId: dciSaque.dciId, ordem: dciSaque.insumoOrdem, loteId: dciSaque.loteId })
    .from(dciSaque)
    .where(and(eq(dciSaque.empresaId, empresaId), oneOfThese(dciSaque.dciId, dcis)));
  const dcrDoItem = new Map(dosItens.map(({ dciId, chave, dcrId }) => [`${dciId} ${chave}`, dcrId]));
  const dcrDoInsumo = new Map(
    insumos.map(({ dciId, ordem, item }) => [`${dciId} ${ordem}`, dcrDoItem.get(`${dciId} ${item}`)]),
  );
  return new Set(saques.map(({ dciId, ordem, loteId }) => `${loteId} ${dcrDoInsumo.get(`${dciId} ${ordem}`)}`));
}
