import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import type { LoteSuspenso } from '#lib/fiscal/saldo/suspensao-do-lote.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci, dciInsumo, dciItem, dciSaque } from '#server/platform/db/schema/dci.ts';
import { naoConvertido, saidaTemporaria } from '#server/platform/db/schema/nao-convertido.ts';
import { saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Lote } from './razao-repository.ts';

/** What a registered DCI took from a lot, by whether its use converts the suspension. `raizId` is the first of its retificadoras. */
export interface SaidaDoLote {
  loteId: string;
  dciId: string;
  raizId: string;
  processo: string;
  numero: string | null;
  data: DataTexto | null;
  /** Used by products with PPB. */
  convertido: DecimalTexto;
  /** Left as it came, or in products without PPB. */
  fora: DecimalTexto;
}

export type DeclaradoDoLote = typeof naoConvertido.$inferSelect;

/** Reads the draws of registered DCIs from these lots, oldest first. */
async function saidasDosLotes(
  tx: Database,
  empresaId: string,
  loteIds: readonly string[],
): Promise<Map<string, SaidaDoLote[]>> {
  if (loteIds.length === 0) return new Map();
  const somadas = (filtro: SQL) =>
    sql<DecimalTexto>`coalesce(sum(${dciSaque.quantidade}) filter (where ${filtro}), 0.0000000)::text`;
  const saidas = await tx
    .select({
      loteId: dciSaque.loteId,
      dciId: dci.id,
      raizId: dci.raizId,
      processo: dci.processo,
      numero: dci.numero,
      data: dci.dataRegistro,
      convertido: somadas(sql`${dciItem.modalidade} = 'PI_COM_PPB'`),
      fora: somadas(sql`${dciItem.modalidade} in ('PE', 'PI_SEM_PPB')`),
    })
    .from(dciSaque)
    .innerJoin(dci, and(eq(dci.empresaId, dciSaque.empresaId), eq(dci.id, dciSaque.dciId)))
    .innerJoin(
      dciInsumo,
      and(
        eq(dciInsumo.empresaId, dciSaque.empresaId),
        eq(dciInsumo.dciId, dciSaque.dciId),
        eq(dciInsumo.ordem, dciSaque.insumoOrdem),
      ),
    )
    .innerJoin(
      dciItem,
      and(
        eq(dciItem.empresaId, dciInsumo.empresaId),
        eq(dciItem.dciId, dciInsumo.dciId),
        eq(dciItem.chave, dciInsumo.item),
      ),
    )
    .where(
      and(
        eq(dciSaque.empresaId, empresaId),
        oneOfThese(dciSaque.loteId, loteIds),
        isNull(dci.excluidoEm),
        inArray(dci.situacao, [...DCI_REGISTRADA]),
      ),
    )
    .groupBy(dciSaque.loteId, dci.id, dci.raizId, dci.processo, dci.numero, dci.dataRegistro)
    .orderBy(dciSaque.loteId, dci.dataRegistro, dci.processo);
  return Map.groupBy(saidas, ({ loteId }) => loteId);
}

/** Reads what was declared of these lots and not taken back, in the order it was written. */
async function declaradosDosLotes(
  tx: Database,
  empresaId: string,
  loteIds: readonly string[],
): Promise<Map<string, DeclaradoDoLote[]>> {
  if (loteIds.length === 0) return new Map();
  const declarados = await tx
    .select()
    .from(naoConvertido)
    .where(
      and(
        eq(naoConvertido.empresaId, empresaId),
        oneOfThese(naoConvertido.loteId, loteIds),
        isNull(naoConvertido.desfeitoEm),
      ),
    )
    .orderBy(naoConvertido.em, naoConvertido.id);
  return Map.groupBy(declarados, ({ loteId }) => loteId);
}

export type SaidaTemporaria = typeof saidaTemporaria.$inferSelect;

/** Reads the temporary exits of these lots that were not taken back, oldest first. */
async function temporariasDosLotes(
  tx: Database,
  empresaId: string,
  loteIds: readonly string[],
): Promise<Map<string, SaidaTemporaria[]>> {
  if (loteIds.length === 0) return new Map();
  const temporarias = await tx
    .select()
    .from(saidaTemporaria)
    .where(
      and(
        eq(saidaTemporaria.empresaId, empresaId),
        oneOfThese(saidaTemporaria.loteId, loteIds),
        isNull(saidaTemporaria.desfeitaEm),
      ),
    )
    .orderBy(saidaTemporaria.emissao, saidaTemporaria.id);
  return Map.groupBy(temporarias, ({ loteId }) => loteId);
}

/** What is missing, lost or broken of a lot by a movement that was not reversed. `raizId` is the movement. */
export interface FaltaDoLote {
  loteId: string;
  raizId: string;
  quantidade: DecimalTexto;
}

/** Tests that a row of the ledger is a shortage that was not reversed. */
export const FALTA_EM_PE = and(
  eq(saldoMovimento.tipo, 'FALTA'),
  sql`not exists (
    select 1 from saldo_movimento e
    where e.empresa_id = ${saldoMovimento.empresaId} and e.estorno_de = ${saldoMovimento.id})`,
);

async function faltasDosLotes(
  tx: Database,
  empresaId: string,
  loteIds: readonly string[],
): Promise<Map<string, FaltaDoLote[]>> {
  if (loteIds.length === 0) return new Map();
  const faltas = await tx
    .select({
      loteId: saldoMovimento.loteId,
      raizId: saldoMovimento.id,
      quantidade: sql<DecimalTexto>`(-${saldoMovimento.quantidade})::text`,
    })
    .from(saldoMovimento)
    .where(and(eq(saldoMovimento.empresaId, empresaId), oneOfThese(saldoMovimento.loteId, loteIds), FALTA_EM_PE))
    .orderBy(saldoMovimento.loteId, saldoMovimento.ordem);
  return Map.groupBy(faltas, ({ loteId }) => loteId);
}

/** Everything that became of these lots, by lot. */
export async function destinosDosLotes(tx: Database, empresaId: string, loteIds: readonly string[]) {
  const saidas = await saidasDosLotes(tx, empresaId, loteIds);
  const declarados = await declaradosDosLotes(tx, empresaId, loteIds);
  const temporarias = await temporariasDosLotes(tx, empresaId, loteIds);
  const faltas = await faltasDosLotes(tx, empresaId, loteIds);
  return (id: string): DestinosDoLote => ({
    saidas: saidas.get(id) ?? [],
    declarados: declarados.get(id) ?? [],
    temporarias: temporarias.get(id) ?? [],
    faltas: faltas.get(id) ?? [],
  });
}

export interface DestinosDoLote {
  saidas: readonly SaidaDoLote[];
  declarados: readonly DeclaradoDoLote[];
  temporarias: readonly SaidaTemporaria[];
  faltas: readonly FaltaDoLote[];
}

/** What the engine asks of a lot. */
export function loteSuspenso(
  { cClassTrib, saldo, especie, prazoConversao, depreciadoEm }: Lote,
  { saidas, declarados, temporarias, faltas }: DestinosDoLote,
): LoteSuspenso {
  return {
    cClassTrib,
    saldo,
    especie,
    prazo: prazoConversao,
    depreciadoEm,
    convertido: somaDe(saidas, 'convertido'),
    saidas: saidas.map(({ raizId, fora }) => ({ raizId, quantidade: fora })),
    faltas,
    temporarias,
    declarados,
  };
}

function somaDe(saidas: readonly SaidaDoLote[], qual: 'convertido' | 'fora'): DecimalTexto {
  return somar(saidas.map((saida) => saida[qual])).toFixed(7);
}
