import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { type Lote, razaoRepository } from './razao-repository.ts';

/** The document that draws, always a DCI. */
interface DocumentoDoSaque {
  tipo: 'DCI';
  id: string;
}

interface Baixas {
  documento: DocumentoDoSaque;
  /** The day of the draw. */
  data: DataTexto;
  /** Lotes locked in this transaction. */
  lotes: readonly Lote[];
  /** Quantities with at most 7 decimals. */
  baixas: readonly { loteId: string; quantidade: DecimalTexto }[];
}

/**
 * Draws from locked lotes what was planned for a document. Each lote gets one movement, even if it feeds several inputs.
 * @throws {Refusal} 422 when a lote has too little left, or was cleared after the day of the draw.
 */
export async function baixarLotes(
  tx: Database,
  empresaId: string,
  { documento, data, lotes, baixas }: Baixas,
  assinatura: Assinatura,
): Promise<void> {
  exigirDesembaracados(lotes, baixas, data);
  await razaoRepository(tx, empresaId).lancar(
    lotes,
    [...Map.groupBy(baixas, ({ loteId }) => loteId)].map(([loteId, baixasDoLote]) => ({
      loteId,
      tipo: 'BAIXA_DCI' as const,
      quantidade: baixasDoLote.reduce((soma, { quantidade }) => soma.minus(quantidade), new Exato(0)).toFixed(7),
      data,
      documento: documento.tipo,
      documentoId: documento.id,
    })),
    assinatura,
  );
}

function exigirDesembaracados(lotes: readonly Lote[], baixas: Baixas['baixas'], data: DataTexto): void {
  const baixados = new Set(baixas.map(({ loteId }) => loteId));
  const depois = lotes.find(({ id, dataDesembaraco }) => baixados.has(id) && dataDesembaraco > data);
  if (!depois) return;
  throw againstRule(
    `A baixa é de ${diaPorExtenso(data)}, antes do desembaraço da ${nomeDoLote(depois)}, em ${diaPorExtenso(depois.dataDesembaraco)}. Escolha outro lote ou corrija a data.`,
  );
}

/** Reverses everything a document drew, only once. Returns the number of reversed draws. */
export async function estornarDocumento(
  tx: Database,
  empresaId: string,
  documento: DocumentoDoSaque,
  assinatura: Assinatura,
): Promise<number> {
  const razao = razaoRepository(tx, empresaId);
  const baixasDoDocumento = await baixasEmPe(tx, empresaId, documento);
  const lotes = await razao.travar(
    oneOfThese(
      saldoLote.id,
      baixasDoDocumento.map(({ loteId }) => loteId),
    ),
  );
  // Read again under the lock, because another transaction may have reversed the draws meanwhile.
  const ainda = await baixasEmPe(tx, empresaId, documento);
  await razao.lancar(
    lotes,
    ainda.map(({ id, loteId, quantidade }) => ({
      loteId,
      tipo: 'ESTORNO',
      quantidade: new Exato(quantidade).neg().toFixed(),
      data: today({ agora: () => assinatura.em }),
      documento: documento.tipo,
      documentoId: documento.id,
      estornoDe: id,
    })),
    assinatura,
  );
  return ainda.length;
}

function baixasEmPe(tx: Database, empresaId: string, documento: DocumentoDoSaque) {
  const estorno = alias(saldoMovimento, 'estorno');
  return tx
    .select({ id: saldoMovimento.id, loteId: saldoMovimento.loteId, quantidade: saldoMovimento.quantidade })
    .from(saldoMovimento)
    .where(
      and(
        eq(saldoMovimento.empresaId, empresaId),
        eq(saldoMovimento.documento, documento.tipo),
        eq(saldoMovimento.documentoId, documento.id),
        eq(saldoMovimento.tipo, 'BAIXA_DCI'),
        notExists(
          tx
            .select({ id: estorno.id })
            .from(estorno)
            .where(and(eq(estorno.empresaId, empresaId), eq(estorno.estornoDe, saldoMovimento.id))),
        ),
      ),
    )
    .orderBy(saldoMovimento.loteId, saldoMovimento.ordem);
}
