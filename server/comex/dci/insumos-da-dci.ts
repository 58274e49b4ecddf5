import { and, asc, eq, sql } from 'drizzle-orm';
import type { InsumoDaDci, InsumosDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { compararLotes } from '#lib/domain/zfm/saldo-insumo.ts';
import { DCI_EM_ABERTO } from '#lib/domain/zfm/situacao-dci.ts';
import { faltanteBloqueia } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Lote } from '#server/comex/saldo/razao-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci, dciInsumo, dciItem } from '#server/platform/db/schema/dci.ts';
import { dcr, dcrComponente } from '#server/platform/db/schema/dcr.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { lotesParaPlanejar } from './lotes-dos-insumos.ts';
import { saquesDaDci } from './saques-da-dci.ts';

/**
 * Lists what a DCI draws, input by input, with inputs that fall short first. For an open DCI each input also lists the lotes
 * available.
 */
export async function insumosDaDci(
  tx: Database,
  empresaId: string,
  dciId: string,
  hoje: DataTexto,
): Promise<InsumosDaDci> {
  const [cabeca] = await tx
    .select({ situacao: dci.situacao, importadorCnpj: importador.cnpj, anteriorId: dci.anteriorId })
    .from(dci)
    .innerJoin(importador, importadorDe(dci))
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, dciId)));
  const usos = await tx
    .select({
      insumo: dciInsumo,
      modalidade: dciItem.modalidade,
      codigo: dciItem.codigo,
      destino: dciItem.destino,
    })
    .from(dciInsumo)
    .innerJoin(
      dciItem,
      and(
        eq(dciItem.empresaId, dciInsumo.empresaId),
        eq(dciItem.dciId, dciInsumo.dciId),
        eq(dciItem.chave, dciInsumo.item),
      ),
    )
    .where(and(eq(dciInsumo.empresaId, empresaId), eq(dciInsumo.dciId, dciId)))
    .orderBy(asc(dciInsumo.ordem));
  const saques = await saquesDaDci(tx, empresaId, dciId);
  const chaves = [...new Set(usos.map(({ insumo }) => insumo.insumo))];
  const aberta = cabeca !== undefined && DCI_EM_ABERTO.includes(cabeca.situacao);
  const disponiveis = aberta
    ? await lotesParaPlanejar(tx, empresaId, { ...cabeca, insumos: chaves, ate: null, escolhidos: [] })
    : new Map<string, Lote[]>();
  const usados = await lotesDe(
    tx,
    empresaId,
    saques.map(({ loteId }) => loteId),
  );
  const processos = await numerosDosProcessos(tx, empresaId, [...usados, ...[...disponiveis.values()].flat()]);
  const porId = new Map(usados.sort(compararLotes).map((lote, lugar) => [lote.id, { ...lote, lugar }]));
  const daOrdem = Map.groupBy(saques, ({ insumoOrdem }) => insumoOrdem);
  const insumos = [...Map.groupBy(usos, ({ insumo }) => insumo.insumo)].map(([chave, usosDoInsumo]): InsumoDaDci => {
    const [primeiro] = usosDoInsumo;
    const saquesDoInsumo = usosDoInsumo.flatMap(({ insumo }) => daOrdem.get(insumo.ordem) ?? []);
    const doLote = [...Map.groupBy(saquesDoInsumo, ({ loteId }) => loteId)].flatMap(([loteId, partes]) => {
      const lote = porId.get(loteId);
      return lote
        ? [
            {
              lugar: lote.lugar,
              ...lido(lote, processos),
              quantidade: soma(partes.map(({ quantidade }) => quantidade)),
              manual: partes.some(({ manual }) => manual),
            },
          ]
        : [];
    });
    const disponivel = disponiveis.get(chave) ?? [];
    return {
      chave,
      codigo: primeiro?.insumo.codigo ?? '',
      descricao: primeiro?.insumo.descricao ?? '',
      unidade: disponivel[0]?.unidade ?? doLote[0]?.unidade ?? null,
      necessidade: soma(usosDoInsumo.map(({ insumo }) => insumo.quantidade)),
      baixado: soma(doLote.map(({ quantidade }) => quantidade)),
      faltante: soma(usosDoInsumo.map(({ insumo }) => insumo.faltante)),
      usos: usosDoInsumo.map(({ insumo, modalidade, codigo, destino }) => ({
        item: insumo.item,
        modalidade,
        codigo,
        destino,
        coefTecnico: insumo.coefTecnico,
        quantidade: insumo.quantidade,
      })),
      saques: doLote.sort((a, b) => a.lugar - b.lugar).map(({ lugar: _, ...saque }) => saque),
      lotes: disponivel.map((lote) => lido(lote, processos)),
    };
  });
  return {
    faltanteBloqueia: faltanteBloqueia(await parametroRepository(tx, empresaId).doMotor(), hoje),
    insumos: insumos.sort((a, b) => Number(falta(b)) - Number(falta(a))),
    fontes: await fontesDosInsumos(tx, empresaId, dciId),
  };
}

/** The DCR-Es that the inputs come from, with their imported components (records 3 and 4). */
function fontesDosInsumos(tx: Database, empresaId: string, dciId: string): Promise<InsumosDaDci['fontes']> {
  return tx
    .select({
      codigo: dciItem.codigo,
      dcr: sql<string>`coalesce(${dcr.numero}, ${dcr.processo})`,
      importados: sql<number>`count(distinct ${dcrComponente.id})::int`,
      deNota: sql<number>`(count(distinct ${dcrComponente.id}) filter (where ${dcrComponente.documento} = 'NF'))::int`,
    })
    .from(dciItem)
    .innerJoin(dcr, and(eq(dcr.empresaId, dciItem.empresaId), eq(dcr.id, dciItem.dcrId)))
    .leftJoin(
      dcrComponente,
      and(
        eq(dcrComponente.empresaId, dcr.empresaId),
        eq(dcrComponente.dcrId, dcr.id),
        sql`${dcrComponente.registro} in (3, 4)`,
      ),
    )
    .where(and(eq(dciItem.empresaId, empresaId), eq(dciItem.dciId, dciId)))
    .groupBy(dciItem.codigo, dcr.numero, dcr.processo)
    .orderBy(asc(dciItem.codigo), asc(dcr.processo));
}

const falta = ({ faltante }: InsumoDaDci) => !new Exato(faltante).isZero();

const soma = (parcelas: readonly DecimalTexto[]) =>
  parcelas.reduce((ate, parcela) => ate.plus(parcela), new Exato(0)).toFixed(7);

async function lotesDe(tx: Database, empresaId: string, ids: readonly string[]): Promise<Lote[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, ids)));
}

async function numerosDosProcessos(
  tx: Database,
  empresaId: string,
  lotes: readonly Lote[],
): Promise<Map<string, string>> {
  if (lotes.length === 0) return new Map();
  const linhas = await tx
    .select({ id: processo.id, numero: processo.numero })
    .from(processo)
    .where(
      and(
        eq(processo.empresaId, empresaId),
        oneOfThese(
          processo.id,
          lotes.flatMap(({ processoId }) => processoId ?? []),
        ),
      ),
    );
  return new Map(linhas.map(({ id, numero }) => [id, numero]));
}

function lido(lote: Lote, processos: ReadonlyMap<string, string>): InsumoDaDci['lotes'][number] {
  const { id, papel, numeroDeclaracao, serie, adicao, item } = lote;
  const { dataDesembaraco, processoId, descricao, unidade, saldo } = lote;
  return {
    id,
    papel,
    numeroDeclaracao,
    serie,
    adicao,
    item,
    dataDesembaraco,
    processo: processoId === null ? null : { id: processoId, numero: processos.get(processoId) ?? '' },
    descricao,
    unidade,
    saldo,
  };
}
